import { Button, Flex } from '@sanity/ui';
import type { SanityClient } from 'sanity';
import type { Group } from '../silence.ts';
import type { useSitting } from './use-sitting.ts';
import { Waiting } from './Waiting.tsx';

type Props = {
  client: SanityClient;
  groups: readonly Group[];
  room: ReturnType<typeof useSitting>;
  onLeave: () => void;
};

/** What the sitting brought, and what has to be published. */
export const SittingEnd = ({ client, groups, room, onLeave }: Props) => {
  const { keys, fates } = room.sitting;
  const said = keys.filter((key) => fates[key] !== undefined).length;
  const stored = keys.filter((key) => fates[key] === 'stored').length;
  return (
    <div>
      <h1>That was all</h1>
      <p role="status">
        {said} of {keys.length} said.{' '}
        {stored < said &&
          `${said - stored} of them on the way to the content; leave this window open.`}
      </p>
      {stored > 0 && stored === said && <Waiting client={client} groups={groups} />}
      <Flex gap={2} wrap="wrap">
        <Button text="Back to the last text" mode="ghost" onClick={room.back} />
        <Button text="Back to the list" tone="primary" onClick={onLeave} />
      </Flex>
    </div>
  );
};

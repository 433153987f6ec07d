import { Button } from '@sanity/ui';
import type { SanityClient } from 'sanity';
import type { Group } from '../silence.ts';
import type { useSitting } from './use-sitting.ts';
import { Waiting } from './Waiting.tsx';

type Props = {
  client: SanityClient;
  groups: readonly Group[];
  room: ReturnType<typeof useSitting>;
};

/** What the sitting brought, and what has to be published. */
export const SittingEnd = ({ client, groups, room }: Props) => {
  const { keys, fates } = room.sitting;
  const said = keys.filter((key) => fates[key] !== undefined).length;
  const stored = keys.filter((key) => fates[key] === 'stored').length;
  return (
    <div className="hanlu-end">
      <h1>That was all</h1>
      <p role="status">
        {said} of {keys.length} said.{' '}
        {stored < said &&
          `${said - stored} of them on the way to the content; leave this window open.`}
      </p>
      {stored > 0 && stored === said && <Waiting client={client} groups={groups} />}
      <Button text="Back to the last text" mode="ghost" onClick={room.back} />
    </div>
  );
};

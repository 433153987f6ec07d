import { Button } from '@sanity/ui';
import type { SanityClient } from 'sanity';
import type { Group } from '../silence.ts';
import { Unstored } from './Unstored.tsx';
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
  const told = keys.flatMap((key) => fates[key]?.fate ?? []);
  const stored = told.filter((fate) => fate === 'stored').length;
  const isOver = !told.some((fate) => fate === 'storing' || fate === 'not_stored');
  return (
    <div className="hanlu-end">
      <h1>That was all</h1>
      <p role="status">
        {told.length} of {keys.length} said, {stored} of them stored.
      </p>
      <Unstored />
      {stored > 0 && isOver && <Waiting client={client} groups={groups} />}
      <Button text="Back to the last text" mode="ghost" onClick={room.back} />
    </div>
  );
};

import { useState } from 'react';
import { Button } from '@sanity/ui';
import type { SanityClient } from 'sanity';
import type { Speaker } from '../last-speaker.ts';
import type { Group, Item } from '../silence.ts';
import { SpeakerForm } from './SpeakerForm.tsx';
import { SittingEnd } from './SittingEnd.tsx';
import { SpokenCard } from './SpokenCard.tsx';
import { useSitting } from './use-sitting.ts';

type Props = {
  client: SanityClient;
  title: string;
  silent: readonly Item[];
  groups: readonly Group[];
  onLeave: () => void;
};

/** A speaker goes through what is still silent, one press for each text. */
export const Sitting = ({ client, title, silent, groups, onLeave }: Props) => {
  // What is recorded now is no longer silent, and stays in this sitting.
  const [items] = useState(silent);
  const [speaker, setSpeaker] = useState<Speaker>();
  const room = useSitting(client, items);
  const { sitting } = room;
  const item = items[sitting.index];

  return (
    <main className="hanlu-recordings">
      <Button text="Back to the list" mode="bleed" onClick={onLeave} />
      {items.length === 0 && <p role="status">Everything here is recorded.</p>}
      {items.length > 0 && !speaker && (
        <SpeakerForm
          title={title}
          count={items.length}
          onBegin={(chosen) => {
            setSpeaker(chosen);
            void room.open();
          }}
        />
      )}
      {speaker && item && (
        <SpokenCard
          item={item}
          items={items}
          section={groups.find(({ id }) => id === item.document)?.title ?? title}
          room={room}
          speaker={speaker}
        />
      )}
      {speaker && !item && <SittingEnd client={client} groups={groups} room={room} />}
    </main>
  );
};

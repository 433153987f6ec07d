import { useState } from 'react';
import { Button } from '@sanity/ui';
import type { SanityClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import type { Group } from '../silence.ts';
import { publishDraft } from './publish.ts';

type Props = { client: SanityClient; groups: readonly Group[] };

const recordings = (count: number) => (count === 1 ? '1 recording' : `${count} recordings`);

/** Recordings that readers do not hear yet, and the button that publishes them. */
export const Waiting = ({ client, groups }: Props) => {
  const [publishing, setPublishing] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, readonly string[]>>>({});
  const waiting = groups.filter((group) => group.waiting > 0);
  if (waiting.length === 0) return null;

  const publish = async () => {
    if (publishing) return;
    setPublishing(true);
    for (const { id } of waiting) {
      const found = await publishDraft(client, id);
      setProblems((before) => ({ ...before, [id]: found }));
    }
    setPublishing(false);
  };

  return (
    <section className="hanlu-waiting" aria-labelledby="waiting">
      <h2 id="waiting">Not published yet</h2>
      <ul>
        {waiting.map((group) => (
          <li key={group.id}>
            <IntentLink intent="edit" params={{ id: group.id, type: group.type }}>
              {group.title}
            </IntentLink>
            : {recordings(group.waiting)}
            {group.hasOtherChanges && ', and other changes that somebody has made there'}
            {problems[group.id]?.map((problem) => (
              <p key={problem} role="alert" className="hanlu-fault">
                {problem}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p>
        Readers hear them once they are published. What else was changed in these documents is
        published with them.
      </p>
      <Button
        text={publishing ? 'Publishing …' : 'Publish these'}
        aria-disabled={publishing}
        onClick={() => void publish()}
      />
    </section>
  );
};

import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import { IntentLink } from 'sanity/router';
import { faultsIn, idsIn } from './publishing-faults.ts';

type Document = { _id: string; _type: string };

const NAMED = '*[_id in $ids]';

/** Why the pages could not be built: each fault leads to the field that it is about. */
export const PublishingFaults = ({ reason }: { reason: string }) => {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [documents, setDocuments] = useState<Document[]>([]);
  useEffect(() => {
    let isOver = false;
    const ids = idsIn(reason);
    if (ids.length === 0) return undefined;
    void client
      .fetch<Document[]>(NAMED, { ids }, { perspective: 'published' })
      .then((found) => {
        if (!isOver) setDocuments(found);
      })
      // Then the faults keep their ids.
      .catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [client, reason]);
  return (
    <ul className="hanlu-faults">
      {faultsIn(reason, documents).map(({ sentence, place }) => (
        <li key={sentence}>
          {place ? (
            <IntentLink intent="edit" params={place}>
              {sentence}
            </IntentLink>
          ) : (
            sentence
          )}
        </li>
      ))}
    </ul>
  );
};

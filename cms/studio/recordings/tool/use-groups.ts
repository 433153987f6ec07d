import { useEffect, useState } from 'react';
import type { SanityClient } from 'sanity';
import { RECORDED_TYPES } from '#cms/sound/places.ts';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { groupsOf, type Group } from '../silence.ts';

const QUERY = '*[_type in $types]';
const TYPES = { types: [...RECORDED_TYPES, 'phrasesArticle'] };
/** A sitting stores a recording every few seconds. */
const SETTLED_MS = 400;

export type Groups = { at: 'loading' } | { at: 'failed' } | { at: 'there'; groups: Group[] };

/** All that is said in the content, drafts included, as it is now. */
export const useGroups = (client: SanityClient): Groups => {
  const [state, setState] = useState<Groups>({ at: 'loading' });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      client
        .fetch<SanityDocument[]>(QUERY, TYPES, { perspective: 'raw' })
        .then((documents) => setState({ at: 'there', groups: groupsOf(documents) }))
        // What is shown already stays: the Studio tells by itself that the connection is lost.
        .catch(() => setState((before) => (before.at === 'there' ? before : { at: 'failed' })));
    void load();
    const changes = client.listen(QUERY, TYPES, { visibility: 'query', includeResult: false });
    const subscription = changes.subscribe({
      next: () => {
        clearTimeout(timer);
        timer = setTimeout(() => void load(), SETTLED_MS);
      },
      error: () => setState((before) => (before.at === 'there' ? before : { at: 'failed' })),
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [client]);
  return state;
};

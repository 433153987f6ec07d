import { draftIdOf, isDraft, publishedIdOf, type StoredDocument } from './document.ts';
import type { Entry } from './journal.ts';
import { effectsOf } from './listeners.ts';
import { applyMutation, targetOf } from './mutations.ts';

type Step = { entry: Entry; before: StoredDocument | null; after: StoredDocument | null };

/** Every state of a document, oldest first. */
const stepsOf = (entries: readonly Entry[], id: string): Step[] => {
  let current: StoredDocument | null = null;
  return entries.flatMap((entry) => {
    const own = entry.mutations.filter((mutation) => targetOf(mutation) === id);
    if (own.length === 0) return [];
    const before = current;
    for (const mutation of own) current = applyMutation(mutation, entry, current);
    return [{ entry, before, after: current }];
  });
};

export type TransactionsQuestion = {
  from?: string | undefined;
  to?: string | undefined;
  newestFirst: boolean;
  limit: number;
  includeMutations: boolean;
};

/** The transactions of some documents, each with what it did to them. */
export const transactionsOf = (
  entries: readonly Entry[],
  ids: readonly string[],
  { from, to, newestFirst, limit, includeMutations }: TransactionsQuestion,
) => {
  const steps = new Map(ids.map((id) => [id, stepsOf(entries, id)]));
  const effects = new Map<string, Record<string, unknown>>();
  for (const [id, list] of steps) {
    for (const step of list) {
      effects.set(step.entry.id, { ...effects.get(step.entry.id), [id]: effectsOf(step) });
    }
  }
  const own = entries.filter(({ id }) => effects.has(id));
  const first = own.findIndex(({ id }) => id === from);
  const last = own.findIndex(({ id }) => id === to);
  const asked = own.slice(Math.max(first, 0), last === -1 ? undefined : last + 1);
  return (newestFirst ? asked.toReversed() : asked).slice(0, limit).map((entry) => ({
    id: entry.id,
    timestamp: entry.timestamp,
    author: entry.author,
    documentIDs: [...new Set(entry.mutations.map(targetOf))],
    ...(includeMutations && { mutations: entry.mutations }),
    effects: effects.get(entry.id),
  }));
};

type DocumentEvent = {
  type: string;
  timestamp: string;
  author: string;
  documentId: string;
  [field: string]: unknown;
};

/**
 * When versions of a document came, went and were published, newest first. That the document was
 * deleted is told of a draft that never was as well: by it the Studio offers to restore.
 */
export const eventsOf = (entries: readonly Entry[], id: string): DocumentEvent[] => {
  const own = eventsByEntry(entries, id);
  const ofDocument = isDraft(id) ? eventsByEntry(entries, publishedIdOf(id)) : own;
  return entries
    .flatMap((entry) => {
      const deleted = ofDocument.get(entry);
      return own.get(entry) ?? (deleted?.type === 'deleteDocumentGroup' ? deleted : []);
    })
    .reverse();
};

const eventsByEntry = (entries: readonly Entry[], id: string): Map<Entry, DocumentEvent> =>
  new Map(
    stepsOf(entries, id).flatMap((step) => {
      const event = eventOf(step, id, entries);
      return event ? [[step.entry, event] as const] : [];
    }),
  );

const eventOf = (
  { entry, before, after }: Step,
  id: string,
  entries: readonly Entry[],
): DocumentEvent | undefined => {
  const documentId = publishedIdOf(id);
  const common = { timestamp: entry.timestamp, author: entry.author, documentId };
  const published = { ...common, revisionId: entry.id };
  if (entry.cause === 'publish') {
    return {
      ...published,
      type: 'publishDocumentVersion',
      ...publicationOf(documentId, entry, entries),
    };
  }
  if (isDraft(id)) {
    const version = { ...common, versionId: id, versionRevisionId: entry.id };
    if (!before) return { ...version, type: 'createDocumentVersion' };
    return after ? undefined : { ...version, type: 'deleteDocumentVersion' };
  }
  if (!after) {
    const type = entry.cause === 'unpublish' ? 'unpublishDocument' : 'deleteDocumentGroup';
    return { ...published, type };
  }
  // Written past the Studio, by other hands in the files: as good as a publication.
  return { ...published, type: before ? 'updateLiveDocument' : 'createLiveDocument' };
};

const publicationOf = (documentId: string, { id }: Entry, entries: readonly Entry[]) => {
  const versionId = draftIdOf(documentId);
  const draft = stepsOf(entries, versionId).find(({ entry }) => entry.id === id)?.before;
  return { versionId, versionRevisionId: draft?._rev, publishCause: 'document.publish' };
};

export type Moment =
  | { revision: string }
  | { time: string }
  /** The last state that was one, also of a document that is deleted now. */
  | 'last';

/** A document as it was at a moment. */
export const documentAt = (
  entries: readonly Entry[],
  id: string,
  moment: Moment,
): StoredDocument | null => {
  const steps = stepsOf(entries, id);
  if (moment === 'last') return steps.findLast(({ after }) => after)?.after ?? null;
  const found =
    'revision' in moment
      ? steps.find(({ entry }) => entry.id === moment.revision)
      : steps.findLast(({ entry }) => entry.timestamp <= moment.time);
  return found?.after ?? null;
};

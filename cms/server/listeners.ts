import { evaluate, parse } from 'groq-js';
import type { StoredDocument } from './document.ts';
import type { Change } from './mutations.ts';
import type { Committed } from './store.ts';

/** What a client asked to hear of. */
export type Subscription = {
  query: string;
  params: Record<string, unknown>;
  includeResult: boolean;
  includeMutations: boolean;
  /** Whether to send what the change did, for the history of a document. */
  includeEffects: boolean;
};

type MutationEvent = { documentId: string; [field: string]: unknown };

/**
 * The events of a transaction that concern a subscription, in the order of its documents: a client
 * hears of what matches its query now, or did before. Throws for a query that can't be read.
 */
export const eventsFor = (subscription: Subscription) => {
  const tree = parse(subscription.query, { params: subscription.params });
  const matches = async (document: StoredDocument | null): Promise<boolean> => {
    if (!document) return false;
    const value = await evaluate(tree, { dataset: [document], params: subscription.params });
    const found = (await value.get()) as unknown;
    return Array.isArray(found) ? found.length > 0 : found !== null;
  };
  return async ({ entry, changes }: Committed): Promise<MutationEvent[]> => {
    const events: MutationEvent[] = [];
    for (const [index, change] of changes.entries()) {
      const [was, is] = [await matches(change.before), await matches(change.after)];
      if (!was && !is) continue;
      events.push({
        eventId: `${entry.id}#${change.id}`,
        documentId: change.id,
        transactionId: entry.id,
        transition: transitionOf(was, is),
        identity: entry.author,
        // A document that is new has no revision before, and clients insist on that.
        ...(change.before && { previousRev: change.before._rev }),
        resultRev: entry.id,
        timestamp: entry.timestamp,
        visibility: 'query',
        transactionTotalEvents: changes.length,
        transactionCurrentEvent: index + 1,
        ...(subscription.includeMutations && { mutations: change.mutations }),
        ...(subscription.includeEffects && { effects: effectsOf(change) }),
        ...(subscription.includeResult && change.after && { result: change.after }),
      });
    }
    return events;
  };
};

const transitionOf = (was: boolean, is: boolean) => {
  if (!was) return 'appear';
  return is ? 'update' : 'disappear';
};

/** A change in the format “mendoza”, as its simplest instruction: 0, put this value. */
export const effectsOf = ({ before, after }: Pick<Change, 'before' | 'after'>) => ({
  apply: [0, after],
  revert: [0, before],
});

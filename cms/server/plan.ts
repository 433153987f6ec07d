import { mutationsOf, type Action } from './actions.ts';
import type { StoredDocument } from './document.ts';
import type { Entry } from './journal.ts';
import { applyMutation, resolveMutations, targetOf, type Mutation } from './mutations.ts';
import { query } from './query.ts';

type Documents = ReadonlyMap<string, StoredDocument>;

const isIdentified = (value: unknown): value is { _id: string } =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { _id?: unknown })._id === 'string';

/** Answers queries by the ids of the documents that they find. */
export const idsIn =
  (documents: Documents) =>
  async (text: string, params: Record<string, unknown>): Promise<string[]> => {
    const found = await query([...documents.values()], { query: text, params });
    const list = Array.isArray(found) ? found : [found];
    return list.flatMap((one) => (isIdentified(one) ? one._id : []));
  };

/** The mutations of actions that are taken one after another, each on what the last one left. */
export const planActions = async (
  actions: readonly Action[],
  documents: Documents,
): Promise<Mutation[]> => {
  const left = new Map<string, StoredDocument | null>();
  const read = (id: string) => (left.has(id) ? left.get(id) : documents.get(id)) ?? undefined;
  const stamp = { id: 'planned', timestamp: new Date().toISOString() };
  const plan: Mutation[] = [];
  for (const action of actions) {
    for (const mutation of await resolveMutations(mutationsOf(action, read), idsIn(documents))) {
      const id = targetOf(mutation);
      left.set(id, applyMutation(mutation, stamp, read(id) ?? null));
      plan.push(mutation);
    }
  }
  return plan;
};

/** What actions are noted as in the journal. */
export const causeOf = (actions: readonly Action[]): Entry['cause'] => {
  const types = actions.map(({ actionType }) => actionType);
  if (types.includes('sanity.action.document.publish')) return 'publish';
  return types.includes('sanity.action.document.unpublish') ? 'unpublish' : undefined;
};

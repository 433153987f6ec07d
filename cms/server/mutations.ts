import { Mutation as Applied } from '@sanity/mutator';
import { uuid } from '@sanity/uuid';
import { z } from 'zod';
import { nameOf } from '#cms/check/place-name.ts';
import { isDraft, isPublished, mapObjects, type StoredDocument } from './document.ts';
import { ClientError } from './client-error.ts';

const body = z.looseObject({ _id: z.string().optional(), _type: z.string() });
const byQuery = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});
const patch = z.looseObject({ id: z.string(), ifRevisionID: z.string().optional() });

/** One mutation of a transaction, as Sanity's clients send it. */
export const mutationShape = z.union([
  z.strictObject({ create: body }),
  z.strictObject({ createIfNotExists: body.required({ _id: true }) }),
  z.strictObject({ createOrReplace: body.required({ _id: true }) }),
  z.strictObject({ delete: z.looseObject({ id: z.string() }) }),
  z.strictObject({ delete: byQuery }),
  z.strictObject({ patch }),
  z.strictObject({ patch: z.looseObject(byQuery.shape) }),
]);
export type MutationRequest = z.output<typeof mutationShape>;

/** A mutation of one known document. */
export type Mutation =
  | { create: NewDocument }
  | { createIfNotExists: NewDocument }
  | { createOrReplace: NewDocument }
  | { delete: { id: string } }
  | { patch: { id: string; ifRevisionID?: string | undefined; [operation: string]: unknown } };
type NewDocument = { _id: string; _type: string; [field: string]: unknown };

/** Names the documents that a mutation means by a query, and the new ones without an id. */
export const resolveMutations = async (
  mutations: readonly MutationRequest[],
  idsOf: (query: string, params: Record<string, unknown>) => Promise<string[]>,
): Promise<Mutation[]> => {
  const resolved: Mutation[] = [];
  for (const mutation of mutations) {
    if ('create' in mutation) resolved.push({ create: named(mutation.create) });
    else if ('delete' in mutation && 'query' in mutation.delete) {
      const { query, params } = mutation.delete as z.output<typeof byQuery>;
      for (const id of await idsOf(query, params)) resolved.push({ delete: { id } });
    } else if ('patch' in mutation && 'query' in mutation.patch) {
      const { query, params, ...operations } = mutation.patch as z.output<typeof byQuery>;
      for (const id of await idsOf(query, params)) resolved.push({ patch: { ...operations, id } });
    } else resolved.push(mutation as Mutation);
  }
  return resolved;
};

/** An id that ends in a dot is a folder to put the new document in. */
const named = (document: z.output<typeof body>): NewDocument => {
  const given = document._id ?? '';
  return { ...document, _id: given === '' || given.endsWith('.') ? `${given}${uuid()}` : given };
};

export const targetOf = (mutation: Mutation): string => {
  if ('patch' in mutation) return mutation.patch.id;
  if ('delete' in mutation) return mutation.delete.id;
  if ('create' in mutation) return mutation.create._id;
  return 'createOrReplace' in mutation
    ? mutation.createOrReplace._id
    : mutation.createIfNotExists._id;
};

export type Stamp = { id: string; timestamp: string };

/** A document before and after a transaction, with the mutations that it went through. */
export type Change = {
  id: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
  mutations: Mutation[];
};

/**
 * Applies the mutations of a transaction one after another, and answers what becomes of each
 * document. Nothing is stored. Throws a ClientError where one of them can't be applied.
 */
export const applyMutations = (
  mutations: readonly Mutation[],
  stamp: Stamp,
  read: (id: string) => StoredDocument | undefined,
): Change[] => {
  const changes = new Map<string, Change>();
  for (const mutation of mutations) {
    const id = targetOf(mutation);
    const before = read(id) ?? null;
    const change = changes.get(id) ?? { id, before, after: before, mutations: [] };
    change.after = applyMutation(mutation, stamp, change.after);
    change.mutations.push(mutation);
    changes.set(id, change);
  }
  return [...changes.values()];
};

/** What one mutation makes of a document; null where there is none. */
export const applyMutation = (
  mutation: Mutation,
  { id: transactionId, timestamp }: Stamp,
  current: StoredDocument | null,
): StoredDocument | null => {
  refuseMisfit(mutation, current);
  if ('createIfNotExists' in mutation && current) return current;
  try {
    const applied = new Applied({
      mutations: [structuredClone(mutation)] as never,
      transactionId,
      timestamp,
    }).apply(structuredClone(current)) as StoredDocument | null;
    if (!applied) return null;
    const created = current?._createdAt ?? applied._createdAt;
    return { ...applied, _id: targetOf(mutation), _createdAt: created };
  } catch (error) {
    throw new ClientError(400, `“${targetOf(mutation)}”: ${(error as Error).message}`);
  }
};

const refuseMisfit = (mutation: Mutation, current: StoredDocument | null) => {
  const id = targetOf(mutation);
  if ('create' in mutation && current) {
    throw new ClientError(409, `Document by ID "${id}" already exists`);
  }
  if (!('patch' in mutation)) return;
  if (!current) throw new ClientError(409, `The document with the ID "${id}" was not found`);
  const { ifRevisionID } = mutation.patch;
  if (ifRevisionID && ifRevisionID !== current._rev) {
    throw new ClientError(
      409,
      `The document "${id}" has changed: it is not at ${ifRevisionID} any more`,
    );
  }
};

/**
 * Refuses a transaction that leaves a strong reference without its document: one that deletes what
 * others refer to, and one that publishes a reference to what is not published.
 */
export const refuseDangling = (
  changes: readonly Change[],
  others: readonly StoredDocument[],
): void => {
  const after = new Map(changes.map((change) => [change.id, change.after]));
  const exists = new Set<string>();
  for (const { _id } of others) if (!after.has(_id)) exists.add(_id);
  for (const [id, document] of after) if (document) exists.add(id);
  const gone = new Set(changes.flatMap(({ id }) => (exists.has(id) ? [] : [id])));
  const published = [...after.values()].filter((one) => one && isPublished(one._id));
  for (const document of published) {
    const missing = strongReferences(document).find((id) => !exists.has(id) && !gone.has(id));
    if (!missing) continue;
    const holder = document ? nameOf(document) : '';
    throw new ClientError(409, `${holder} refers to "${missing}", which is not published`);
  }
  for (const document of others) {
    const current = after.has(document._id) ? after.get(document._id) : document;
    const target = strongReferences(current).find((id) => gone.has(id) && isPublished(id));
    if (!target || !current) continue;
    const lost = changes.find(({ id }) => id === target)?.before;
    const holder = `${isDraft(current._id) ? 'the draft of ' : ''}${nameOf(current)}`;
    throw new ClientError(
      409,
      `${lost ? nameOf(lost) : target} can’t be taken away, for ${holder} refers to it: take it out there first`,
    );
  }
};

const strongReferences = (document: unknown): string[] => {
  const found: string[] = [];
  mapObjects(document, (object) => {
    if (typeof object['_ref'] === 'string' && object['_weak'] !== true) found.push(object['_ref']);
    return object;
  });
  return found;
};

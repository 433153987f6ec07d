import { uuid } from '@sanity/uuid';
import { z } from 'zod';
import { actionShape } from './actions.ts';
import { documentAt, eventsOf, transactionsOf, type Moment } from './history.ts';
import { ok, readJson, readParams, type Call, type Reply } from './http.ts';
import { mutationShape } from './mutations.ts';
import { query } from './query.ts';
import type { Store } from './store.ts';

const questionShape = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});
const mutateShape = z.object({
  mutations: z.array(mutationShape),
  transactionId: z.string().optional(),
});
const actionsShape = z.object({
  actions: z.array(actionShape),
  transactionId: z.string().optional(),
  dryRun: z.boolean().optional(),
});

/** Answers `/data/<what>/<dataset>/…`, or nothing for an address that is not one of them. */
export const answerData = async (call: Call, store: Store): Promise<Reply | undefined> => {
  switch (call.path[1]) {
    case 'ping':
      return ok({});
    case 'query':
      return answerQuery(call, store);
    case 'doc':
      return answerDocuments(call, store);
    case 'mutate':
      return answerMutations(call, store);
    case 'actions':
      return answerActions(call, store);
    case 'history':
      return answerHistory(call, store);
    case 'references':
      return ok({ totalCount: 0, references: [] });
    default:
      return undefined;
  }
};

const answerQuery = async (call: Call, store: Store): Promise<Reply> => {
  const asked =
    call.method === 'POST'
      ? await readJson(call, questionShape)
      : { query: call.search.get('query') ?? '', params: readParams(call.search) };
  const started = performance.now();
  try {
    const result = await query(await store.documents(), {
      ...asked,
      perspective: call.search.get('perspective') ?? undefined,
      identity: call.editor,
    });
    return ok({
      query: asked.query,
      result,
      ms: Math.round(performance.now() - started),
      syncTags: [],
    });
  } catch (error) {
    const description = (error as Error).message;
    const details = { type: 'queryParseError', description, query: asked.query, start: 0, end: 0 };
    return { status: 400, json: { error: details } };
  }
};

const answerDocuments = async (call: Call, store: Store): Promise<Reply> => {
  const ids = idsIn(call.path[3]);
  const byId = new Map((await store.documents()).map((document) => [document._id, document]));
  return ok({
    documents: ids.flatMap((id) => byId.get(id) ?? []),
    omitted: ids.filter((id) => !byId.has(id)).map((id) => ({ id, reason: 'existence' })),
  });
};

const answerMutations = async (call: Call, store: Store): Promise<Reply> => {
  const { mutations, transactionId } = await readJson(call, mutateShape);
  const { entry, changes } = await store.mutate(mutations, { transactionId, author: call.editor });
  const withDocuments = call.search.get('returnDocuments') === 'true';
  const results = changes.map(({ id, before, after }) => ({
    id,
    operation: operationOf(before, after),
    ...(withDocuments && { document: after }),
  }));
  return ok({ transactionId: entry.id, results });
};

const operationOf = (before: unknown, after: unknown) => {
  if (!after) return 'delete';
  return before ? 'update' : 'create';
};

const answerActions = async (call: Call, store: Store): Promise<Reply> => {
  const { actions, transactionId = uuid(), dryRun } = await readJson(call, actionsShape);
  await store.act(actions, { transactionId, dryRun, author: call.editor });
  return ok({ transactionId });
};

const DEFAULT_TRANSACTIONS = 50;

const answerHistory = async ({ path, search }: Call, store: Store): Promise<Reply | undefined> => {
  await store.documents();
  const { entries } = store;
  if (path[3] === 'transactions') {
    const lines = transactionsOf(entries, idsIn(path[4]), {
      from: search.get('fromTransaction') ?? undefined,
      to: search.get('toTransaction') ?? undefined,
      newestFirst: search.get('reverse') === 'true',
      limit: Number(search.get('limit') ?? DEFAULT_TRANSACTIONS),
      includeMutations: search.get('excludeMutations') !== 'true',
    });
    return { status: 200, lines };
  }
  if (path[3] === 'events') {
    const events = idsIn(path[5]).map((id) => [id, eventsOf(entries, id)]);
    return ok({ events: Object.fromEntries(events) as unknown, nextCursor: '' });
  }
  if (path[3] !== 'documents') return undefined;
  const moment = momentIn(search);
  return ok({ documents: idsIn(path[4]).flatMap((id) => documentAt(entries, id, moment) ?? []) });
};

const momentIn = (search: URLSearchParams): Moment => {
  const revision = search.get('revision');
  const time = search.get('time');
  if (revision) return { revision };
  return time ? { time } : 'last';
};

const idsIn = (part: string | undefined): string[] => (part ? part.split(',') : []);

import { AsyncLocalStorage } from 'node:async_hooks';
import { createClient, type ClientConfig, type SanityQueries } from '@sanity/client';
import type { z } from 'zod';
import { readConfig, type SanityConfig } from '#src/lib/config.ts';
import { ContentError } from './content-error.ts';
import { readEmbeddedDataset, type SanityDocument } from './embedded-dataset.ts';
import { embeddedFetch } from './embedded-fetch.ts';
import { frozen, heldInBuild, isHeld } from './held.ts';
import { contentInTime } from './in-time.ts';
import { remembered } from './remembered.ts';

type Params = Record<string, unknown>;

type FieldsOf<T> = T extends readonly (infer Member)[]
  ? FieldsOf<Member>
  : T extends object
    ? keyof T
    : never;

/** Refuses, when types are checked, a schema that reads what its query does not ask for. */
type Asked<Q extends string, S extends z.ZodType> = Q extends keyof SanityQueries
  ? Exclude<FieldsOf<z.input<S>>, FieldsOf<SanityQueries[Q]>> extends never
    ? unknown
    : { 'the query does not ask for': Exclude<FieldsOf<z.input<S>>, FieldsOf<SanityQueries[Q]>> }
  : unknown;

const PUBLISHED = {
  dataset: 'production',
  apiVersion: '2025-02-19',
  useCdn: false,
  perspective: 'published',
} satisfies ClientConfig;

export const hosted = ({ projectId, dataset, token }: SanityConfig): ClientConfig => ({
  ...PUBLISHED,
  projectId,
  dataset,
  ...(token ? { token } : {}),
});

/** A client whose questions a dataset folder answers; nothing leaves the process. */
export const embedded = (folder?: string): ClientConfig =>
  atHand(() => readEmbeddedDataset(folder));

const atHand = (read: () => SanityDocument[]): ClientConfig => ({
  ...PUBLISHED,
  projectId: 'embedded',
  resolveFetch: () => embeddedFetch(read),
});

/** A publication shows on pages made on demand within so long. */
const FRESH_MS = 5_000;

/** A question that nothing remembers waits so long for its answer. */
const PATIENCE_MS = 10_000;

type Fetch = (query: string, params: Params) => Promise<unknown>;

/** A function that asks one source of content: as it is, or by what is put around it. */
export const contentFrom = (source: ClientConfig, around: (ask: Fetch) => Fetch = (ask) => ask) => {
  const client = createClient(source);
  const answer = around((query, params) => client.fetch<unknown>(query, params));
  // An answer that is remembered is the same object each time: judged once, and frozen for all.
  const judged = new WeakMap<object, unknown>();
  const ask = async (query: string, schema: z.ZodType, params: Params): Promise<unknown> => {
    const content = await answer(query, params);
    if (content === null) throw new ContentError(`No published document: ${asked(query, params)}`);
    if (typeof content === 'object' && judged.has(content)) return judged.get(content);
    const result = schema.safeParse(content);
    if (!result.success) throw ContentError.fromParse(result.error, content);
    if (typeof content === 'object') judged.set(content, frozen(result.data));
    return result.data;
  };
  // Each query is written for one schema.
  const askOnce = heldInBuild(ask, (query, _, params) => JSON.stringify([query, params]));
  return <const Q extends string, S extends z.ZodType>(
    query: Q,
    schema: S & Asked<Q, S>,
    params: Params = {},
  ): Promise<z.output<S>> => askOnce(query, schema, params) as Promise<z.output<S>>;
};

/** The filter of a query, which names the document that an editor has to publish. */
const asked = (query: string, params: Params): string =>
  (query.split('{')[0] ?? '')
    .replace(/\$(\w+)/g, (_, name: string) => JSON.stringify(params[name]))
    .replace(/\s+/g, ' ')
    .trim();

const { sanity } = readConfig(process.env);

/** Whether a Sanity project holds the content, and not `cms/dataset`. */
export const isHosted = sanity !== undefined;

type Ask = ReturnType<typeof contentFrom>;

const source = sanity ? hosted(sanity) : embedded();
const published: Ask = contentFrom(
  source,
  // Who edits files or tests them sees each change at once.
  process.env.NODE_ENV === 'production' && !isHeld ? (ask) => remembered(ask, FRESH_MS) : undefined,
);
const instead = new AsyncLocalStorage<Ask | undefined>();

/**
 * Asks the content for a GROQ query and parses the answer.
 * Throws a ContentError that names document, field and reason when it does not fit the schema.
 */
export const fetchContent: Ask = (query, schema, params) =>
  (instead.getStore() ?? published)(query, schema, params);

/** The same, asked of the content itself each time: for what must not miss a publication. */
export const fetchUnremembered: Ask = contentFrom(
  source,
  (ask) => (query, params) => contentInTime(ask(query, params), PATIENCE_MS),
);

/** Does some work as if these documents were the content; all others go on with what is published. */
export const withContent = <T>(documents: SanityDocument[], work: () => Promise<T>): Promise<T> =>
  instead.run(contentFrom(atHand(() => documents)), work);

/** Does some work with what is published, whatever stands in its place around it. */
export const asPublished = <T>(work: () => Promise<T>): Promise<T> => instead.run(undefined, work);

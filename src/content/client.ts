import { createClient, type SanityClient } from '@sanity/client';
import { evaluate, parse } from 'groq-js';
import type { z } from 'zod';
import { readConfig } from '#src/lib/config.ts';
import { ContentError } from './content-error.ts';
import { readEmbeddedDataset } from './embedded-dataset.ts';

const { sanity } = readConfig(process.env);

/** Answers the client's requests from the dataset in this repository, by the same GROQ. */
const embeddedFetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const url = new URL(input instanceof Request ? input.url : input);
  const { query, params } =
    init?.method === 'POST' ? readPostedQuery(init.body) : readAddressedQuery(url);
  const dataset = readEmbeddedDataset();
  const byId = new Map(dataset.map((document) => [document._id, document]));
  const value = await evaluate(parse(query, { params }), {
    dataset,
    params,
    dereference: ({ _ref }) => Promise.resolve(byId.get(_ref)),
  });
  return Response.json({ query, result: (await value.get()) as unknown, ms: 0 });
};

const readAddressedQuery = ({ searchParams }: URL) => ({
  query: searchParams.get('query') ?? '',
  params: Object.fromEntries(
    [...searchParams]
      .filter(([key]) => key.startsWith('$'))
      .map(([key, value]) => [key.slice(1), JSON.parse(value) as unknown]),
  ),
});

const readPostedQuery = (body: RequestInit['body']) => {
  const { query, params = {} } = JSON.parse(String(body)) as {
    query: string;
    params?: Record<string, unknown>;
  };
  return { query, params };
};

const client: SanityClient = createClient({
  projectId: sanity?.projectId ?? 'embedded',
  dataset: sanity?.dataset ?? 'production',
  apiVersion: '2025-02-19',
  useCdn: false,
  perspective: 'published',
  ...(sanity?.token ? { token: sanity.token } : {}),
  ...(sanity ? {} : { resolveFetch: () => embeddedFetch as typeof fetch }),
});

/**
 * Asks the content for a GROQ query and parses the answer.
 * Throws a ContentError that names document, field and reason when it does not fit the schema.
 */
export const fetchContent = async <S extends z.ZodType>(
  query: string,
  schema: S,
  params: Record<string, unknown> = {},
): Promise<z.output<S>> => {
  const content: unknown = await client.fetch(query, params);
  const result = schema.safeParse(content);
  if (!result.success) throw ContentError.fromParse(result.error, content);
  return result.data;
};

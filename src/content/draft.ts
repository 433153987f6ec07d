import { createClient, type ClientConfig } from '@sanity/client';
import { z } from 'zod';
import { editingPort } from '#src/lib/config/content.ts';
import { readConfig, type Config } from '#src/lib/config.ts';
import { hosted } from './client.ts';
import type { SanityDocument } from './embedded-dataset.ts';

const documentsShape = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));

/** The content server of this machine (cms/server), or the project of a hosted content. */
const sourceOf = (config: Config): ClientConfig | undefined => {
  if (config.sanity) return hosted(config.sanity);
  const port = editingPort(config);
  if (port === undefined) return undefined;
  return {
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `http://127.0.0.1:${port}`,
    useProjectHostname: false,
    useCdn: false,
  };
};

/** From where a page with such content takes its pictures; undefined where nobody edits. */
export const pictureHost = (config: Config = readConfig(process.env)): string | undefined =>
  config.sanity ? 'https://cdn.sanity.io' : sourceOf(config)?.apiHost;

/** What is published has no dot in its id. */
const QUERY = '*[_id in path("*") || _id == $draft]';

type ContentWithDraft = {
  documents: SanityDocument[];
  /** Whether the document has a draft at this moment. */
  hasDraft: boolean;
};

/**
 * The content as it would be if the draft of one document were published now: no other draft is in
 * it, so that what somebody else has begun stops no preview. Undefined where nobody edits here.
 */
export const contentWithDraft = async (
  id: string,
  config: Config = readConfig(process.env),
): Promise<ContentWithDraft | undefined> => {
  const source = sourceOf(config);
  if (!source) return undefined;
  const client = createClient({ ...source, perspective: 'raw' });
  const draft = `drafts.${id}`;
  const documents = documentsShape.parse(await client.fetch(QUERY, { draft }));
  const found = documents.find(({ _id }) => _id === draft);
  const others = documents.filter(({ _id }) => _id !== draft && !(found && _id === id));
  const all = found ? [...others, { ...found, _id: id }] : others;
  return {
    documents: all.map((document) => withWholeAddress(document, source.apiHost)),
    hasDraft: found !== undefined,
  };
};

/** The content server names its files by their path alone. */
const withWholeAddress = (document: SanityDocument, host = ''): SanityDocument => {
  const { url } = document;
  return typeof url === 'string' && url.startsWith('/')
    ? { ...document, url: host + url }
    : document;
};

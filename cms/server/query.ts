import { evaluate, parse } from 'groq-js';
import { isDraft, isPublished, publishedIdOf, type StoredDocument } from './document.ts';

export type Question = {
  query: string;
  params?: Record<string, unknown> | undefined;
  /** `raw`, `published`, `drafts`, or a list of which the first counts. */
  perspective?: string | undefined;
  identity?: string | undefined;
};

/** Answers a GROQ query. Throws for one that can't be read. */
export const query = async (
  documents: readonly StoredDocument[],
  { query, params = {}, perspective = 'raw', identity }: Question,
): Promise<unknown> => {
  const dataset = seenFrom(perspective, documents);
  const byId = new Map(dataset.map((document) => [document._id, document]));
  const value = await evaluate(parse(query, { params }), {
    dataset,
    params,
    ...(identity !== undefined && { identity }),
    dereference: ({ _ref }) => Promise.resolve(byId.get(_ref)),
  });
  return ((await value.get()) as unknown) ?? null;
};

/** The documents of a perspective: what is published, or that with each draft in its place. */
const seenFrom = (perspective: string, documents: readonly StoredDocument[]): StoredDocument[] => {
  const first = perspective.split(',')[0];
  if (first === 'raw') return [...documents];
  const published = documents.filter(({ _id }) => isPublished(_id));
  if (first === 'published') return published;
  const seen = new Map(
    published.map((document) => [document._id, { ...document, _originalId: document._id }]),
  );
  for (const draft of documents.filter(({ _id }) => isDraft(_id))) {
    const _id = publishedIdOf(draft._id);
    seen.set(_id, { ...draft, _id, _originalId: draft._id });
  }
  return [...seen.values()];
};

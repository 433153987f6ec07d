import { evaluate, parse, type ExprNode } from 'groq-js';
import { isDraft, isPublished, publishedIdOf, type StoredDocument } from './document.ts';
import { findableDocument, plain } from './text-match.ts';

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
  const value = await evaluate(await withFound(parse(query, { params }), dataset), {
    dataset,
    params,
    ...(identity !== undefined && { identity }),
    dereference: ({ _ref }) => Promise.resolve(byId.get(_ref)),
  });
  return ((await value.get()) as unknown) ?? null;
};

/**
 * The question with the documents found already that it looks for by a `match` in their texts. The
 * rest of it sees the documents as they are.
 */
const withFound = async (node: ExprNode, dataset: readonly StoredDocument[]): Promise<ExprNode> => {
  if (node.type === 'Filter' && node.base.type === 'Everything' && looksIntoTexts(node.expr)) {
    const found = await evaluate(withPlainTerms(node), { dataset: dataset.map(findableDocument) });
    const ids = ((await found.get()) as StoredDocument[]).map(({ _id }) => _id);
    return {
      ...node,
      expr: {
        type: 'OpCall',
        op: 'in',
        left: { type: 'AccessAttribute', name: '_id' },
        right: { type: 'Value', value: ids },
      },
    };
  }
  if (!('base' in node) || !node.base) return node;
  return { ...node, base: await withFound(node.base, dataset) } as ExprNode;
};

const looksIntoTexts = (node: ExprNode): boolean => JSON.stringify(node).includes('"op":"match"');

/** What is looked for, written as the texts are in which it is looked for. */
const withPlainTerms = (node: ExprNode): ExprNode => {
  switch (node.type) {
    case 'Filter':
      return { ...node, expr: withPlainTerms(node.expr) };
    case 'Group':
      return { ...node, base: withPlainTerms(node.base) };
    case 'And':
    case 'Or':
      return { ...node, left: withPlainTerms(node.left), right: withPlainTerms(node.right) };
    case 'OpCall': {
      const { op, right } = node;
      if (op !== 'match' || right.type !== 'Value' || typeof right.value !== 'string') return node;
      return { ...node, right: { ...right, value: plain(right.value) } };
    }
    default:
      return node;
  }
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

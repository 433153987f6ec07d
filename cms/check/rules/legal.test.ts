import { expect, test } from 'vitest';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { frozenContent } from '#tests/frozen-content.ts';
import { legalConstants } from '../legal-constants.ts';
import { listIn, textIn } from '../walk.ts';
import { missingPromises } from './legal.ts';

const sound = frozenContent();

const cases = legalConstants.flatMap((constant) =>
  (['en', 'ar'] as const).map((language) => ({
    id: `${constant.kind}-${language}`,
    says: constant.says,
    parts: constant[language],
  })),
);

const textOf = (block: unknown): string =>
  listIn(block, 'children')
    .map((span) => textIn(span, 'text'))
    .join('');

/** The document without the paragraphs that say all the parts. */
const withoutParagraphs = (document: SanityDocument, parts: RegExp[]): SanityDocument => ({
  ...document,
  sections: listIn(document, 'sections').map((section) => ({
    ...section,
    content: listIn(section, 'content').filter(
      (block) => !parts.every((part) => part.test(textOf(block))),
    ),
  })),
});

test.each(cases)('$id has to say: $says', ({ id, says, parts }) => {
  const documents = sound.documents.map((document) =>
    document._id === id ? withoutParagraphs(document, parts) : document,
  );
  expect(missingPromises({ ...sound, documents }, legalConstants)).toEqual([
    { document: id, promise: says },
  ]);
});

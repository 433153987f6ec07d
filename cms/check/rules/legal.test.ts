import { expect, test } from 'vitest';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { readContent } from '../content.ts';
import { legalConstants } from '../legal-constants.ts';
import { listIn, textIn } from '../walk.ts';
import { saysConstants } from './legal.ts';

const sound = readContent();

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
  const problems = saysConstants({ ...sound, documents });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ document: id, message: expect.stringContaining(says) });
});

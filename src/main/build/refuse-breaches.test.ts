import { expect, test } from 'vitest';
import { findingsIn } from '#cms/check/findings.ts';
import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { frozenContent } from '#tests/frozen-content.ts';
import { refuseBreaches } from './refuse-breaches.ts';

/** The sound content with documents changed, as a publication past the Studio leaves it. */
const contentWith = (change: (document: SanityDocument) => object) => {
  const { documents, ...rest } = frozenContent();
  return { ...rest, documents: documents.map((one) => ({ ...one, ...change(one) })) };
};

const only = (id: string, change: object) => contentWith(({ _id }) => (_id === id ? change : {}));

test('content that keeps the rules is built', async () => {
  await expect(refuseBreaches(frozenContent())).resolves.toBeUndefined();
});

test('content that breaks a rule is not built, and the place and the reason are told', async () => {
  await expect(refuseBreaches(only('festival-spring', { pinyin: 'chun jie' }))).rejects.toThrow(
    /^festival-spring › pinyin: /m,
  );
});

test('each breach has its line', async () => {
  const content = only('festival-spring', { pinyin: 'chun jie', nameAr: '' });
  await expect(refuseBreaches(content)).rejects.toThrow(
    /^festival-spring › nameAr: must be filled in/m,
  );
});

test('what only asks for a second look is built', async () => {
  const content = contentWith(({ steps }) =>
    Array.isArray(steps)
      ? { steps: steps.filter((step) => !leadsTo('festival-spring', step)) }
      : {},
  );
  expect(findingsIn(content).map(({ document }) => document)).toContain('festival-spring');
  await expect(refuseBreaches(content)).resolves.toBeUndefined();
});

const leadsTo = (id: string, step: { group: { _ref: string } }) => step.group._ref === id;

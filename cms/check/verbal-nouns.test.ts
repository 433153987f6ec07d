import { expect, test } from 'vitest';
import { readContent } from './content.ts';
import { everyValue, isRecord, textIn } from './walk.ts';

/** Verbs without a verbal noun that says the same: to have, to be called, and what is wanted or takes time. */
const FINITE = new Set(['有', '叫', '要']);

test('a verb is glossed by its verbal noun in Arabic, as dictionaries name it (decision 330)', () => {
  const words = everyValue(readContent())
    .map(({ value }) => value)
    .filter(isRecord)
    .map((word) => ({
      chinese: textIn(word, 'chinese') || textIn(word, 'char'),
      english: textIn(word, 'english') || textIn(word, 'meaning'),
      arabic: textIn(word, 'englishAr') || textIn(word, 'meaningAr'),
    }))
    .filter(({ chinese, english }) => chinese !== '' && english.startsWith('to '));
  expect(words.length).toBeGreaterThan(400);
  const finite = words.filter(
    ({ chinese, arabic }) => /^ي[\u064e\u064f]?\p{L}{2}/u.test(arabic) && !FINITE.has(chinese),
  );
  expect(finite).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Words that are two words without their shadda: علي and عليّ, or with another one that begins with و or
 * ف: ردًّا and فردًا. Of the commonest, كل and its kin stay without one.
 */
const HOMOGRAPHS = new Set(
  'أي وأي أن وأن يرد لم كل أم لكن يكون عام إن علي يعد تعد نعد يدرس تدرسون سأدرس معرفة تعرف تعرفوا يحمل لون بر يعرض صلوا أصلي ترد أفضل يبلغ مصنع يطلع معدة قدم قدمتم سار حق تمر برد ينزل يسهل يذكر تتبع رخص بناء يعلم يغني تنقل سجل تذكر تحمل يقدر يحيي ردا لدي علاقة'.split(
    ' ',
  ),
);

const SHADDA = '\u0651';
/** Letters with their shadda alone: other signs stand where a reading is doubtful. */
const letters = (word: string) => word.replace(/[\u064B-\u0650\u0652]/g, '');
/** A word without what is written in one with it: و or ف, and the article with the shadda that it causes. */
const stem = (word: string) =>
  word.replace(
    /^(?:[وف]?(?:[بك]?ال|لل)(\p{L})\u0651?|[وف](\p{L}))(?=(?:\p{L}\u0651?){2})/u,
    '$1$2',
  );

const texts = [
  ...globSync('src/**/*.messages.ts'),
  ...globSync('src/**/*.ar.mdx'),
  ...globSync('cms/dataset/*.ndjson'),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('an Arabic word has its shadda everywhere or nowhere', () => {
  const spellings = new Map<string, Map<string, string>>();
  for (const { path, text } of texts)
    for (const [word] of text.matchAll(/[\u0621-\u0652]+/g)) {
      const spelt = stem(letters(word));
      const bare = spelt.replaceAll(SHADDA, '');
      spellings.set(bare, (spellings.get(bare) ?? new Map<string, string>()).set(spelt, path));
    }
  expect(spellings.size).toBeGreaterThan(5000);
  const mixed = [...spellings].filter(([bare, as]) => as.size > 1 && !HOMOGRAPHS.has(bare));
  expect(mixed.map(([, as]) => Object.fromEntries(as))).toEqual([]);
});

test('three dots of an Arabic text are one sign, right behind the word', () => {
  const odd = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/[\u0621-\u0652]+(?: …|\.\.\.)/g)].map(([found]) => `${path}: ${found}`),
  );
  expect(odd).toEqual([]);
});

test('يُقال and تُقال have their ḍamma, as passives that could be read as another word', () => {
  const bare = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\u0621-\u0652])[وف]?[يت]قال(?![\u0621-\u0652])/g)].map(() => path),
  );
  expect(bare).toEqual([]);
});

test('before a noun with its article أنّ has its shadda', () => {
  const bare = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\u0621-\u0652])[وفلب]?أن ال[\u0621-\u0652]+/g)].map(
      ([found]) => `${path}: ${found}`,
    ),
  );
  expect(bare).toEqual([]);
});

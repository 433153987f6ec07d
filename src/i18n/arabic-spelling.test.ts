import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Words that are two words without their shadda: علي and عليّ. Of the commonest, كل and its kin stay
 * without one.
 */
const HOMOGRAPHS = new Set(
  'أي وأي أن يرد لم كل أم لكن يكون عام إن علي يعد تعد نعد يدرس تدرسون سأدرس المعرفة تعرف تعرفوا يحمل لون بر يقل يعرض صلوا أصلي ترد أفضل يبلغ المصنع يطلع معدة المعدة قدم قدمتم طيبة سار حي حق تمر برد ينزل يسهل ويذكر وتتبع رخص البناء يعلم يغني'.split(
    ' ',
  ),
);

const SHADDA = '\u0651';
/** Letters with their shadda alone: other signs stand where a reading is doubtful. */
const letters = (word: string) => word.replace(/[\u064B-\u0650\u0652]/g, '');

const texts = [
  ...globSync('src/**/*.messages.ts'),
  ...globSync('src/**/*.ar.mdx'),
  ...globSync('cms/dataset/*.ndjson'),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('an Arabic word has its shadda everywhere or nowhere', () => {
  const spellings = new Map<string, Map<string, string>>();
  for (const { path, text } of texts)
    for (const [word] of text.matchAll(/[\u0621-\u0652]+/g)) {
      const spelt = letters(word);
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

import { expect, test } from 'vitest';

/** A text, or all the forms that it takes with a number. */
type Forms = readonly string[];
type Pair = { place: string; ar: Forms; en: Forms };

const isBranch = (tree: unknown): tree is Record<string, unknown> =>
  typeof tree === 'object' && tree !== null && !(tree instanceof RegExp);

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isPlural = (tree: Record<string, unknown>) =>
  typeof tree['other'] === 'string' && Object.keys(tree).every((key) => FORMS.includes(key));
const formsOf = (tree: Record<string, unknown>): Forms =>
  Object.values(tree).filter((form) => typeof form === 'string');

/** What stands at the same place in both languages; patterns are no texts. */
const pairsOf = (place: string, ar: unknown, en: unknown): Pair[] => {
  if (typeof ar === 'string' && typeof en === 'string') return [{ place, ar: [ar], en: [en] }];
  if (!isBranch(ar) || !isBranch(en)) return [];
  if (isPlural(ar) && isPlural(en)) return [{ place, ar: formsOf(ar), en: formsOf(en) }];
  return Object.keys(en).flatMap((key) => pairsOf(`${place} ${key}`, ar[key], en[key]));
};
const pairsIn = (files: Record<string, Record<string, unknown>>) =>
  Object.entries(files).flatMap(([file, exported]) =>
    Object.values(exported).flatMap((both) =>
      isBranch(both) ? pairsOf(file.replace(/^.*\/|\.ts$/g, ''), both['ar'], both['en']) : [],
    ),
  );

const ofJourneys = pairsIn(import.meta.glob('./*.ts', { eager: true }));
const ofSite = pairsIn(import.meta.glob('/src/**/*.messages.ts', { eager: true }));

/** Words of the content, or put together from several texts: their journeys run in both pairings. */
const ELSEWHERE = [
  'keep own outlined',
  'pocket greeting',
  'pocket hello',
  'pocket firstLevel',
  'sounds title',
  'today travel',
  'today culture',
  'today sounds',
  'wizard months Mar',
];

/** With fewer letters beside its places a text could be any other. */
const LETTERS_OF_ITS_OWN = 3;

/** What a text may read like with its places filled in. */
const filledIn = (text: string): RegExp | undefined => {
  const parts = text.split(/\{\w+\}/);
  if (parts.length === 1 || parts.join('').trim().length < LETTERS_OF_ITS_OWN) return undefined;
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`);
};
const readable = (forms: Forms) => forms.map((text) => ({ text, filled: filledIn(text) }));
const site = ofSite.map(({ ar, en }) => ({ ar: readable(ar), en: readable(en) }));

/** Whether one of these texts is what a journey reads beside a name, or has it as a part. */
const says = (forms: ReturnType<typeof readable>, [read = '']: Forms): boolean => {
  const words = read.replaceAll(/^\{\w+\} | \{\w+\}$/g, '');
  return forms.some(({ text, filled }) => text.includes(words) || filled?.test(read));
};

// So it is enough that a journey reads its sentences in one of the languages: where one is changed
// or swapped in the other, its pair is broken.
test('what journeys read in Arabic and in English belongs together on the site as well', () => {
  const alone = ofJourneys.filter(
    ({ ar, en }) => !site.some((own) => says(own.ar, ar) && says(own.en, en)),
  );
  expect(alone.map(({ place }) => place)).toEqual(ELSEWHERE);
});

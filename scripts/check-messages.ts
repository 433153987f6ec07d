/**
 * Checks the dictionaries: every language matches English key for key and place for place, no text
 * is empty, left in English or against the rules of its writing, and every key is read somewhere in
 * its feature. Which languages a dictionary needs, the types of its readers know.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writingFaults } from '#src/i18n/chinese-writing.ts';
import { remembered } from '#src/lib/remembered.ts';
import { readsOf, unreadIn, type Dictionary, type Reads } from './message-reads.ts';

type Leaf = { key: string; text: string };
type Dictionaries = { en: Dictionary } & Record<string, Dictionary>;

const isDictionaries = (value: unknown): value is Dictionaries =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;

const leaves = (value: Dictionary | string, key = ''): Leaf[] =>
  typeof value === 'string'
    ? [{ key, text: value }]
    : Object.entries(value).flatMap(([name, child]) =>
        typeof child === 'function' ? [] : leaves(child, key ? `${key}.${name}` : name),
      );

const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
const isPluralForm = (key: string) => /\.(zero|one|two|few|many|other)$/.test(key);

/** Names that are written in Latin letters by those who bear them, whatever surrounds them. */
const NAMES: ReadonlySet<string> = new Set([
  'Google Meet',
  'Instagram',
  'Microsoft Teams',
  'TikTok',
  'YouTube',
  'Zoom',
]);

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const isLeftInEnglish = (text: string, english: string): boolean =>
  text === english &&
  !NAMES.has(text) &&
  /[a-z]{3}/.test(text.replace(/\{\w+\}/g, '')) &&
  /^[\x20-\x7e]+$/.test(text);

const problemsOf = (en: Dictionary, language: string, other: Dictionary): string[] => {
  const name = languageNames.of(language) ?? language;
  const texts = new Map(leaves(other).map(({ key, text }) => [key, text]));
  const english = new Map(leaves(en).map(({ key, text }) => [key, text]));
  const missing = [...english.keys()].filter((key) => !texts.has(key) && !isPluralForm(key));
  const extra = [...texts.keys()].filter((key) => !english.has(key) && !isPluralForm(key));
  const wrong = [...english].flatMap(([key, text]) => {
    const twin = texts.get(key);
    if (twin === undefined) return [];
    if (twin.trim() === '' || text.trim() === '') return [`${key}: empty`];
    if (!isPluralForm(key) && placesOf(text) !== placesOf(twin)) {
      return [`${key}: places differ in ${name}`];
    }
    return isLeftInEnglish(twin, text) ? [`${key}: the ${name} text is English`] : [];
  });
  const misspelt = [...texts].flatMap(([key, text]) =>
    writingFaults(language, text).map((fault) => `${key}: ${name}: ${fault}: ${text}`),
  );
  return [
    ...missing.map((key) => `${key}: no ${name} text`),
    ...extra.map((key) => `${key}: no English text`),
    ...wrong,
    ...misspelt,
  ];
};

/** The folder of the feature that a dictionary belongs to; elsewhere, the dictionary's own. */
const homeOf = (file: string): string =>
  /^src\/features\/[^/]+\/[^/]+/.exec(file)?.[0] ?? path.dirname(file);

/** The sources that may read a dictionary: those of its home, shared facts and parts, the pages. */
const readersOf = (file: string): Reads[] =>
  globSync([
    `${homeOf(file)}/**/*.{ts,tsx,astro}`,
    'src/domain/*.ts',
    'src/ui/**/*.{astro,tsx}',
    'src/pages/**/*.{ts,astro}',
  ])
    .filter((name) => name !== file && !/\.test\.tsx?$/.test(name))
    .map(readsOfFile);

const readsOfFile = remembered((file) => readsOf(file, readFileSync(file, 'utf8')));

const unreadKeys = (file: string, dictionary: string, en: Dictionary): string[] =>
  unreadIn(readersOf(file), dictionary, en).map((key) => `${key}: read nowhere`);

const files = globSync('src/**/*.messages.ts');
const problems: string[] = [];
for (const file of files) {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  for (const [name, dictionaries] of Object.entries(module)) {
    if (!isDictionaries(dictionaries)) continue;
    const { en, ...others } = dictionaries;
    const found = [
      ...Object.entries(others).flatMap(([language, other]) => problemsOf(en, language, other)),
      ...unreadKeys(file, name, en),
    ];
    problems.push(...found.map((problem) => `${file}: ${problem}`));
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} dictionaries agree.`);

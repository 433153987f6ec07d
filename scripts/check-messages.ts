/**
 * Checks the dictionaries: Arabic matches English key for key and place for place, no text is
 * empty or left in the other language, and every key is read somewhere in its feature.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readsOf, unreadIn, type Dictionary, type Reads } from './message-reads.ts';

type Leaf = { key: string; text: string };
type Pair = { en: Dictionary; ar: Dictionary };

const isPair = (value: unknown): value is Pair =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;

const leaves = (value: Dictionary | string, key = ''): Leaf[] =>
  typeof value === 'string'
    ? [{ key, text: value }]
    : Object.entries(value).flatMap(([name, child]) =>
        typeof child === 'function' ? [] : leaves(child, key ? `${key}.${name}` : name),
      );

const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
const isPluralForm = (key: string) => /\.(zero|one|two|few|many|other)$/.test(key);

const problemsOf = (en: Dictionary, ar: Dictionary): string[] => {
  const arabic = new Map(leaves(ar).map(({ key, text }) => [key, text]));
  const english = new Map(leaves(en).map(({ key, text }) => [key, text]));
  const missing = [...english.keys()].filter((key) => !arabic.has(key) && !isPluralForm(key));
  const extra = [...arabic.keys()].filter((key) => !english.has(key) && !isPluralForm(key));
  const wrong = [...english].flatMap(([key, text]) => {
    const twin = arabic.get(key);
    if (twin === undefined) return [];
    if (twin.trim() === '' || text.trim() === '') return [`${key}: empty`];
    if (!isPluralForm(key) && placesOf(text) !== placesOf(twin)) return [`${key}: places differ`];
    if (
      /[a-z]{3}/.test(text.replace(/\{\w+\}/g, '')) &&
      /^[\x20-\x7e]+$/.test(twin) &&
      twin === text
    )
      return [`${key}: the Arabic text is English`];
    return [];
  });
  return [
    ...missing.map((key) => `${key}: no Arabic text`),
    ...extra.map((key) => `${key}: no English text`),
    ...wrong,
  ];
};

/** The folder of the feature that a dictionary belongs to; elsewhere, the dictionary's own. */
const homeOf = (file: string): string =>
  /^src\/features\/[^/]+\/[^/]+/.exec(file)?.[0] ?? path.dirname(file);

/** The sources that may read a dictionary: those of its home, shared contracts and parts, the pages. */
const readersOf = (file: string): Reads[] =>
  globSync([
    `${homeOf(file)}/**/*.{ts,tsx,astro}`,
    'src/domain/*.contract.ts',
    'src/ui/**/*.astro',
    'src/pages/**/*.{ts,astro}',
  ])
    .filter((name) => name !== file && !/\.test\.tsx?$/.test(name))
    .map(readsOfFile);

const remembered = new Map<string, Reads>();
const readsOfFile = (file: string): Reads => {
  const known = remembered.get(file) ?? readsOf(file, readFileSync(file, 'utf8'));
  remembered.set(file, known);
  return known;
};

const unreadKeys = (file: string, dictionary: string, en: Dictionary): string[] =>
  unreadIn(readersOf(file), dictionary, en).map((key) => `${key}: read nowhere`);

const files = globSync('src/**/*.messages.ts');
const problems: string[] = [];
for (const file of files) {
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  for (const [name, pair] of Object.entries(module)) {
    if (!isPair(pair)) continue;
    const found = [...problemsOf(pair.en, pair.ar), ...unreadKeys(file, name, pair.en)];
    problems.push(...found.map((problem) => `${file}: ${problem}`));
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} dictionaries agree.`);

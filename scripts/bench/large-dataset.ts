/** Content of another order of size than ours: what the build and the Studio bear. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pinyin } from 'pinyin-pro';
import { DIALOGUE_LINES } from '#src/content/fields.ts';
import { hasToneMark } from '#src/domain/mandarin/pinyin.ts';
import { ROOT } from '#src/main/settings.ts';

export const PHRASES = 1_000;
export const CHARACTERS = 1_000;
export const LEGAL_SECTIONS = 500;
/** Pages of dialogues, in both languages. */
export const PAGES = 1_000;
const DIALOGUES = PAGES / 2;
/** With the five levels that there are. */
const CHARACTERS_PER_LEVEL = CHARACTERS / 5;

type Document = { _type: string; [field: string]: unknown };
type Keyed = { _key: string; [field: string]: unknown };

/** As many as wanted, by repeating what is there under new keys. */
const repeated = (items: Keyed[], count: number): Keyed[] =>
  Array.from({ length: count }, (_, index) => {
    const item = items[index % items.length];
    return { ...item, _key: `${item?._key}-${index}` };
  });

/** Characters with stroke data and a reading with a tone, none of them twice. */
const practisable = async (): Promise<string[]> => {
  const names = await readdir(join(ROOT, 'node_modules/hanzi-writer-data'));
  return names
    .flatMap((name) => /^(\p{Script=Han})\.json$/u.exec(name)?.[1] ?? [])
    .filter((char) => hasToneMark(pinyin(char)));
};

/** A character with itself as its word and its sentence, which have to have it in them. */
const told = (char: string) => {
  const itself = { chinese: char, pinyin: pinyin(char), meaning: 'Itself', meaningAr: 'هو نفسه' };
  return { char, pinyin: pinyin(char), word: itself, sentence: itself };
};

const rewrite = async (file: string, change: (document: Document) => Document) => {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  const changed = lines.map((line) => JSON.stringify(change(JSON.parse(line) as Document)));
  await writeFile(file, `${changed.join('\n')}\n`);
};

const countOf = async (file: string, type: string) =>
  (await readFile(file, 'utf8')).split(`"_type":"${type}"`).length - 1;

/** Grows the dataset in a folder to the three numbers above. */
export const growDataset = async (folder: string): Promise<void> => {
  const file = (name: string) => join(folder, `${name}.ndjson`);
  const sections = await countOf(file('phrases'), 'phraseSection');
  await rewrite(file('phrases'), (document) =>
    document._type === 'phraseSection'
      ? { ...document, phrases: repeated(document['phrases'] as Keyed[], PHRASES / sections) }
      : document,
  );

  const documents = await countOf(file('legal'), 'legalDocument');
  await rewrite(file('legal'), (document) => {
    const grown = repeated(document['sections'] as Keyed[], LEGAL_SECTIONS / documents);
    const sectionsWithIds = grown.map((section) => ({ ...section, id: section._key }));
    return { ...document, sections: sectionsWithIds };
  });

  const chars = await practisable();
  await rewrite(file('hanzi'), (document) => {
    const characters = repeated(document['characters'] as Keyed[], CHARACTERS_PER_LEVEL);
    const own = chars.splice(0, characters.length);
    return {
      ...document,
      characters: own.map((char, index) => ({ ...characters[index], ...told(char) })),
    };
  });
};

/** Grows the dialogues in a folder to a thousand pages, each with a typeface and a card of its own. */
export const growPages = async (folder: string): Promise<void> => {
  const file = join(folder, 'dialogues.ndjson');
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  const own = lines.map((line) => JSON.parse(line) as Document);
  const said = own.flatMap((dialogue) => dialogue['lines'] as Keyed[]);
  const grown = Array.from({ length: DIALOGUES - own.length }, (_, index) => {
    const dialogue = own[index % own.length];
    // Not a multiple of how many there are: no two begin at the same line and go on alike.
    const added = said[(index * 7) % said.length];
    const others = (dialogue?.['lines'] as Keyed[]).slice(0, DIALOGUE_LINES.max - 1);
    return {
      ...dialogue,
      _id: `dialogue-grown-${index}`,
      _type: 'dialogue',
      slug: `grown-${index}`,
      title: `${String(dialogue?.['title'])} ${index}`,
      titleAr: `${String(dialogue?.['titleAr'])} ${index}`,
      lines: [...others, { ...added, _key: `added-${index}` }],
    };
  });
  const all = [...own, ...grown].map((document) => JSON.stringify(document));
  await writeFile(file, `${all.join('\n')}\n`);
};

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getHanziLevels, type HanziLevel } from '#src/content/hanzi-levels.ts';
import { localized } from '#src/content/localized.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { CharacterStrokes, LevelStrokes, PracticeLevel } from '../hanzi.data.ts';

const { resolve } = createRequire(import.meta.url);

/** The strokes of a character. Throws an error that names a character without them. */
export const readStrokes = async (char: string): Promise<CharacterStrokes> => {
  try {
    const file = resolve(`hanzi-writer-data/${char}.json`);
    const { strokes, medians } = JSON.parse(await readFile(file, 'utf8')) as CharacterStrokes;
    return { strokes, medians };
  } catch (cause) {
    throw new Error(`There is no stroke data for “${char}”: it can't be practised`, { cause });
  }
};

/** The strokes of every character of a level. */
export const readLevelStrokes = async ({ characters }: HanziLevel): Promise<LevelStrokes> =>
  Object.fromEntries(
    await Promise.all(characters.map(async ({ char }) => [char, await readStrokes(char)] as const)),
  );

/** The levels for the practice page, with the number of strokes of each character. */
export const practiceLevels = async (locale: Locale): Promise<PracticeLevel[]> =>
  Promise.all(
    (await getHanziLevels()).map(async (level) => {
      const strokes = await readLevelStrokes(level);
      return {
        level: level.level,
        title: localized(locale, level, 'title'),
        description: localized(locale, level, 'description'),
        icon: level.icon,
        characters: level.characters.map(({ char, pinyin, meaning, meaningAr }) => {
          const strokeCount = strokes[char]?.strokes.length ?? 0;
          return { char, pinyin, meaning, meaningAr, strokeCount };
        }),
      };
    }),
  );

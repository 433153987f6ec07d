import { getHanziLevels, type HanziLevel } from '#src/content/hanzi-levels.ts';
import { localized } from '#src/content/localized.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { StrokesByCharacter } from '#src/ui/strokes/stroke-data.ts';
import { dataFile, type DataFile } from '#src/lib/data-file.ts';
import { readStrokes } from '#src/ui/strokes/stroke-data.server.ts';
import type { PracticeLevel } from '../hanzi.data.ts';

/** The strokes of every character of a level. */
export const readLevelStrokes = async ({ characters }: HanziLevel): Promise<StrokesByCharacter> =>
  Object.fromEntries(
    await Promise.all(characters.map(async ({ char }) => [char, await readStrokes(char)] as const)),
  );

/** The same as a file, which the practice loads once the level is chosen. */
export const levelStrokesFile = async (level: HanziLevel): Promise<DataFile<StrokesByCharacter>> =>
  dataFile(level._id, await readLevelStrokes(level), 'strokes');

/** The levels for the practice page, with the number of strokes of each character. */
export const practiceLevels = async (locale: Locale): Promise<PracticeLevel[]> =>
  Promise.all(
    (await getHanziLevels()).map(async (level) => {
      const { address, data: strokes } = await levelStrokesFile(level);
      return {
        id: level._id,
        level: level.level,
        title: localized(locale, level, 'title'),
        description: localized(locale, level, 'description'),
        icon: level.icon,
        characters: level.characters.map(({ char, pinyin, meaning, meaningAr }) => {
          const strokeCount = strokes[char]?.strokes.length ?? 0;
          return { char, pinyin, meaning, meaningAr, strokeCount };
        }),
        strokes: address,
      };
    }),
  );

import { getHanziLevels, type HanziLevel } from '#src/content/hanzi-levels.ts';
import { localized } from '#src/content/localized.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { dataFile, type DataFile } from '#src/lib/data-file.ts';
import { readStrokes } from '#src/ui/strokes/stroke-data.server.ts';
import type { LevelData, PracticeLevel } from '../hanzi.data.ts';

/** The strokes of every character of a level, and what the content says of it. */
export const readLevel = async ({ characters }: HanziLevel): Promise<LevelData> => ({
  strokes: Object.fromEntries(
    await Promise.all(characters.map(async ({ char }) => [char, await readStrokes(char)] as const)),
  ),
  texts: Object.fromEntries(
    characters.map(({ char, meaning, meaningAr, word, sentence }) => [
      char,
      { meaning, meaningAr, ...(word && { word }), ...(sentence && { sentence }) },
    ]),
  ),
});

/** The same as a file, which the practice loads once the level is chosen (decision 180). */
export const levelFile = async (level: HanziLevel): Promise<DataFile<LevelData>> =>
  dataFile(level._id, await readLevel(level), 'strokes');

/** The levels for the practice page, with the number of strokes of each character. */
export const practiceLevels = async (locale: Locale): Promise<PracticeLevel[]> =>
  Promise.all(
    (await getHanziLevels()).map(async (level) => {
      const { address, data } = await levelFile(level);
      return {
        id: level._id,
        level: level.level,
        title: localized(locale, level, 'title'),
        description: localized(locale, level, 'description'),
        icon: level.icon,
        characters: level.characters.map(({ char, pinyin }) => {
          const strokeCount = data.strokes[char]?.strokes.length ?? 0;
          return { char, pinyin, strokeCount };
        }),
        data: address,
      };
    }),
  );

import { getHanziLevels, type HanziLevel } from '#src/content/hanzi-levels.ts';
import { localized } from '#src/content/localized.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { StrokesByCharacter } from '#src/ui/strokes/stroke-data.ts';
import { readStrokes } from '#src/ui/strokes/stroke-data.server.ts';
import type { PracticeLevel } from '../hanzi.data.ts';

/** The strokes of every character of a level. */
export const readLevelStrokes = async ({ characters }: HanziLevel): Promise<StrokesByCharacter> =>
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

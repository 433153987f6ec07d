import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { keepMessages } from '#src/learning/keep/keep.messages.ts';
import { dataFile, type DataFile } from '#src/lib/data-file.ts';
import { speechMessages } from '#src/ui/speech/speech.messages.ts';
import { catchWordMessages } from './catch-word.messages.ts';
import type { CatchData } from './copy.ts';

/** A longer phrase can't be held in the ear while four meanings are read. */
const LONGEST = 8;

/** All that the game plays and says in a language: what can be heard here, each text once. */
export const catchDataFile = async (locale: Locale): Promise<DataFile<CatchData>> => {
  const { items } = await buildCatalogue(locale);
  const words = items
    .filter(({ hanzi, skills }) => skills.includes('hear') && [...hanzi].length <= LONGEST)
    .map(({ item, hanzi, pinyin, meaning }) => ({ item, hanzi, pinyin, meaning }));
  return dataFile(`catch-word-${locale}`, {
    copy: {
      ...inLocale(locale, catchWordMessages).game,
      keep: inLocale(locale, keepMessages),
      install: inLocale(locale, speechMessages).install,
      browserVoice: inLocale(locale, speechMessages).remote.change,
    },
    words: [...new Map(words.map((word) => [word.hanzi, word])).values()],
  });
};

import { SYLLABLES } from '#src/domain/mandarin/syllable-table.ts';
import { isChanged, spokenTones } from '#src/domain/mandarin/tones.ts';
import { withToneMarks } from '#src/domain/mandarin/tone-marks.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import type { CatalogueItem } from '#src/learning/catalogue/catalogue.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { keepMessages } from '#src/learning/keep/keep.messages.ts';
import { dataFile, type DataFile } from '#src/lib/data-file.ts';
import { speechMessages } from '#src/ui/speech/speech.messages.ts';
import { voiceMessages } from '#src/ui/voice/voice.messages.ts';
import type { TonesCopy } from './copy.ts';
import { fourTonesMessages } from './four-tones.messages.ts';
import type { Material, Sound, Word } from './material.ts';
import { sayMessages } from './say/say.messages.ts';
import type { SayWords } from './say/say-words.ts';

/** A word of two hanzi can be held in the ear; longer ones are phrases. */
const WORD = /^\p{Script=Han}{2}$/u;
const FOUR = [1, 2, 3, 4] as const;

/** All that the game plays and says in a language. */
export const tonesDataFile = async (
  locale: Locale,
): Promise<DataFile<Material & { copy: TonesCopy; say: SayWords }>> => {
  const { items } = await buildCatalogue(locale);
  return dataFile(`four-tones-${locale}`, {
    copy: {
      ...inLocale(locale, fourTonesMessages).game,
      keep: inLocale(locale, keepMessages),
      install: inLocale(locale, speechMessages).install,
      browserVoice: inLocale(locale, speechMessages).remote.change,
    },
    say: { ...inLocale(locale, sayMessages).game, voice: inLocale(locale, voiceMessages) },
    syllables: syllablesOf(items),
    words: wordsOf(items),
  });
};

const meaningOf = ({ item, meaning }: CatalogueItem) => ({ item, meaning });

/** Only syllables that are said in all four tones, so that no gap gives an answer away. */
const syllablesOf = (items: readonly CatalogueItem[]): Sound[] =>
  SYLLABLES.flatMap(({ base, hanzi }) => {
    const sounds = FOUR.flatMap((tone) => {
      const character = hanzi.get(tone);
      if (!character) return [];
      const pinyin = withToneMarks(`${base}${tone}`);
      const known = items.find((one) => one.hanzi === character && one.pinyin === pinyin);
      return [{ hanzi: character, pinyin, tones: [tone], ...(known && meaningOf(known)) }];
    });
    return sounds.length === FOUR.length ? sounds : [];
  });

/** Each word once, though it may be an item in two places. */
const wordsOf = (items: readonly CatalogueItem[]): Word[] => {
  const words = items.flatMap((one) => {
    const tones = WORD.test(one.hanzi) ? spokenTones(one.pinyin) : undefined;
    if (tones?.length !== 2) return [];
    const { hanzi, pinyin } = one;
    return [{ hanzi, pinyin, tones, isChanged: isChanged(hanzi, pinyin), ...meaningOf(one) }];
  });
  return [...new Map(words.map((word) => [word.hanzi, word])).values()];
};

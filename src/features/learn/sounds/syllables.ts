import type { Syllable } from '#src/domain/mandarin/syllable-table.ts';
import { withToneMarks } from '#src/domain/mandarin/tone-marks.ts';
import { SPOKEN_TONES, type SpokenTone } from '#src/domain/mandarin/tones.ts';
import type { Example } from './examples.ts';

/** The sounds that a syllable can begin with, in the order of the rhyme that Chinese children learn. */
const INITIALS = 'b p m f d t n l g k h j q x zh ch sh r z c s'.split(' ');
const NONE = '·';

/** The syllables by what they begin with; those that begin with a vowel, y or w come last. */
export const byInitial = (syllables: readonly Syllable[]) => {
  const initialOf = ({ base }: Syllable) =>
    INITIALS.filter((initial) => base.startsWith(initial)).sort((a, b) => b.length - a.length)[0];
  return [...INITIALS, undefined].map((initial) => ({
    initial,
    syllables: syllables.filter((syllable) => initialOf(syllable) === initial),
  }));
};

/** The characters for the five tones in a row, as the page's markup carries them. */
export const charactersOf = ({ hanzi }: Syllable): string =>
  SPOKEN_TONES.map((tone) => hanzi.get(tone) ?? NONE).join('');

/** A syllable in a tone, as it is written and by the character that a voice reads, if it has one. */
export const spokenSyllable = (
  base: string,
  characters: string,
  tone: SpokenTone,
): Example | undefined => {
  const hanzi = [...characters][tone - 1];
  if (!hanzi || hanzi === NONE) return undefined;
  return { hanzi, pinyin: withToneMarks(`${base}${tone}`) };
};

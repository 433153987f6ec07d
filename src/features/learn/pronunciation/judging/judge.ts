import type { SpokenPhrase } from '#src/content/phrases.ts';
import { expectedSyllables, heardSyllables, numbersInHanzi, simplified } from './chinese.ts';
import { better, matchText, type Match } from './matching.ts';
import { alignSyllables, matchSounds, type JudgedSyllable } from './syllables.ts';

export type Judgement = {
  match: Match;
  /** The transcript in simplified characters. */
  transcript: string;
  syllables: readonly JudgedSyllable[];
};

/** Compares a transcript with the phrase: by characters, by pinyin, by sounds; the best counts. */
export const judgeTranscript = (phrase: SpokenPhrase, heard: string): Judgement => {
  const transcript = simplified(heard.trim());
  const spoken = numbersInHanzi(transcript);
  const expected = expectedSyllables(phrase);
  const sounds = heardSyllables(spoken);
  const syllables = alignSyllables(expected, sounds);
  const match = [
    matchText(phrase.chinese, spoken),
    matchText(phrase.pinyin, spoken),
    matchSounds(expected, sounds, syllables),
  ].reduce(better);
  return { match, transcript, syllables };
};

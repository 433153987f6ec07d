import type { SpokenPhrase } from '#src/content/phrases.ts';
import { simplified } from '#src/domain/mandarin/simplified.ts';
import { expectedSyllables, heardSyllables, numbersInHanzi } from './chinese.ts';
import { better, matchText, type Match } from './matching.ts';
import { praiseFor, withoutFillers, type Praise } from './praise.ts';
import { alignSyllables, matchSounds, type Expected, type JudgedSyllable } from './syllables.ts';

export type Judgement = {
  match: Match;
  /** The transcript in simplified characters. */
  transcript: string;
  syllables: readonly JudgedSyllable[];
  praise: Praise;
};

/**
 * Compares a transcript with the phrase: by characters, by pinyin, by sounds; the best counts
 * (SPEAKING-4). What may be said of it is decided without the words of somebody who is thinking.
 */
export const judgeTranscript = (phrase: SpokenPhrase, heard: string): Judgement => {
  const transcript = simplified(heard.trim());
  const spoken = numbersInHanzi(transcript);
  const expected = expectedSyllables(phrase);
  const { match, judged } = compare(phrase, expected, spoken);
  const purposeful = compare(phrase, expected, withoutFillers(spoken, phrase.chinese));
  return { match, transcript, syllables: judged, praise: praiseFor({ expected, ...purposeful }) };
};

const compare = (phrase: SpokenPhrase, expected: readonly Expected[], spoken: string) => {
  const heard = heardSyllables(spoken);
  const judged = alignSyllables(expected, heard);
  const match = [
    matchText(phrase.chinese, spoken),
    matchText(phrase.pinyin, spoken),
    matchSounds(expected, heard, judged),
  ].reduce(better);
  return { match, heard, judged };
};

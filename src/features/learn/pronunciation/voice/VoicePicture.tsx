import { fill } from '#src/i18n/messages.ts';
import { judgedSyllables, paintedSyllables, type Expected } from '#src/ui/voice/drawn-syllables.ts';
import type { VoiceWords } from '#src/ui/voice/voice-words.ts';
import { VoiceSyllables } from '#src/ui/voice/VoiceSyllables.tsx';
import type { Seen } from './seen.ts';
import { VoiceLine } from './VoiceLine.tsx';
import type { YourVoiceWords } from './your-voice.messages.ts';

type Props = { seen: Seen; expected: Expected; words: YourVoiceWords; voice: VoiceWords };

/** What is said of a take before its picture; praise is for nobody here. */
export const summaryOf = (
  seen: Seen,
  { words, voice }: Pick<Props, 'words' | 'voice'>,
): string | undefined => {
  switch (seen.at) {
    case 'silence':
      return voice.because.silence;
    case 'line':
      return words.line;
    case 'painted':
      return words.own;
    case 'judged': {
      const judged = seen.syllables.filter(({ verdict }) => verdict !== 'not-judged');
      const right = judged.filter(({ verdict }) => verdict === 'right');
      return judged.length > 0
        ? fill(words.share, { n: right.length, total: judged.length })
        : undefined;
    }
  }
};

/** A take as strokes of a brush, syllable by syllable where they could be told apart. */
export const VoicePicture = ({ seen, expected, words, voice }: Props) => {
  if (seen.at === 'silence' || expected.tones.length === 0) return null;
  if (seen.at === 'line')
    return <VoiceLine seen={seen} expected={expected} then={words.then} words={voice} />;
  const syllables =
    seen.at === 'judged'
      ? judgedSyllables(expected, seen.syllables, seen.range, voice)
      : paintedSyllables(expected, seen.contours, seen.range, voice);
  return (
    <VoiceSyllables syllables={syllables} hasModel={expected.model !== undefined} words={voice} />
  );
};

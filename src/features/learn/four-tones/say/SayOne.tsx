import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { splitPinyin } from '#src/domain/mandarin/pinyin.ts';
import { spokenTonesOf } from '#src/domain/mandarin/spoken-tones.ts';
import type { VoiceRange } from '#src/domain/pitch/contour.ts';
import { fill } from '#src/i18n/messages.ts';
import { tell } from '#src/learning/tell.ts';
import { expectedOf, judgedSyllables, paintedSyllables } from '#src/ui/voice/drawn-syllables.ts';
import { loadMicrophone } from '#src/ui/voice/load-microphone.ts';
import { Prompt } from '#src/ui/voice/Prompt.tsx';
import { createTake } from '#src/ui/voice/take.store.ts';
import { TakeButton } from '#src/ui/voice/TakeButton.tsx';
import { askVoiceWorker, type VoiceReply } from '#src/ui/voice/voice-worker.ts';
import { VoiceSyllables } from '#src/ui/voice/VoiceSyllables.tsx';
import type { Sound } from '../material.ts';
import { gradeOf } from './grade-of.ts';
import type { SayWords } from './say-words.ts';

type Props = { words: SayWords; sound: Sound; range: VoiceRange };

/** One syllable or word to say, and the verdict on each of its tones (VOICE-5). */
export const SayOne = ({ words, sound, range }: Props) => {
  const { hanzi, pinyin, meaning, item } = sound;
  const tones = spokenTonesOf(pinyin) ?? [];
  const [take] = useState(() =>
    createTake({
      load: loadMicrophone,
      measure: (said) => askVoiceWorker({ sound: said, tones: expectedOf(tones), range }),
      tell: (reply) => {
        const grade = reply.at === 'judged' ? gradeOf(reply.syllables) : undefined;
        if (grade && item) tell({ item, what: 'graded', skill: 'say', grade });
      },
    }),
  );
  const state = useStore(take.$take);
  useEffect(() => take.follow(), [take]);

  const reply = state.at === 'done' ? state.result : undefined;
  const expected = { written: splitPinyin(pinyin) ?? [], tones };
  const drawn = reply && drawnOf(reply, expected, range, words);
  return (
    <div className="grid justify-items-center gap-4">
      <Prompt words={words.voice} hanzi={hanzi} pinyin={pinyin} meaning={meaning} />
      <TakeButton
        take={state}
        level={take.level}
        press={take.press}
        words={words.voice}
        outcome={drawn?.length === 0 ? 'nothing' : 'painted'}
      />
      {/* Always there, or screen readers would miss its first words. */}
      <div
        role="status"
        className="grid min-h-7 justify-items-center text-center text-lg font-semibold first-letter:uppercase"
      >
        {reply && summaryOf(reply, tones.length, words)}
      </div>
      {drawn && drawn.length > 0 && <VoiceSyllables syllables={drawn} words={words.voice} />}
    </div>
  );
};

const drawnOf = (
  reply: VoiceReply,
  expected: Parameters<typeof judgedSyllables>[0],
  range: VoiceRange,
  words: SayWords,
) => {
  if (reply.at === 'judged') return judgedSyllables(expected, reply.syllables, range, words.voice);
  const isSame = reply.contours.length === expected.tones.length;
  return isSame ? paintedSyllables(expected, reply.contours, range, words.voice) : [];
};

/** Praise for what is sure and right alone. */
const summaryOf = (reply: VoiceReply, count: number, words: SayWords): string => {
  if (reply.at === 'unsure') return fill(words.voice.because[reply.because], { n: count });
  if (reply.at !== 'judged') return '';
  if (gradeOf(reply.syllables) === 2) return words.right;
  const isWrong = reply.syllables.some(({ verdict }) => verdict === 'wrong');
  return isWrong ? words.voice.verdicts.wrong : words.voice.verdicts.unsure;
};

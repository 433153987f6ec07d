import { useStore } from '@nanostores/react';
import { useEffect, useReducer, useState } from 'react';
import { fill } from '#src/i18n/messages.ts';
import { keepRange } from '../kept-range.ts';
import { createTake } from '../take.store.ts';
import { TakeButton } from '../TakeButton.tsx';
import { askVoiceWorker } from '../voice-worker.ts';
import { stepCalibration, STEPS, uncalibrated } from './calibration-steps.ts';
import { loadMicrophone } from '../load-microphone.ts';
import { Prompt } from '../Prompt.tsx';
import type { VoiceWords } from '../voice-words.ts';

type Props = { words: VoiceWords; onDone: () => void };

/** Three syllables, one after the other, from which the range of a voice is known (VOICE-4). */
export const Calibration = ({ words, onDone }: Props) => {
  const [calibrating, step] = useReducer(stepCalibration, uncalibrated);
  const [take] = useState(() =>
    createTake({
      load: loadMicrophone,
      measure: (sound) => askVoiceWorker({ sound, tones: ['neutral'], range: undefined }),
      tell: (reply) => step(reply.at === 'heard' ? reply.contours : []),
    }),
  );
  const state = useStore(take.$take);
  useEffect(() => take.follow(), [take]);
  useEffect(() => {
    if (calibrating.at !== 'calibrated') return;
    keepRange(calibrating.range);
    onDone();
  }, [calibrating, onDone]);
  if (calibrating.at === 'calibrated') return null;

  const { title, text, step: stepText, steps, unheard, faults } = words.calibration;
  const { heard, fault } = calibrating;
  const asked = STEPS[heard.length] ?? STEPS[0];
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <h3 className="text-part">{title}</h3>
      <p className="max-w-prose">{text}</p>
      <div role="status">
        <p className="text-muted">{fill(stepText, { n: heard.length + 1, total: STEPS.length })}</p>
        <Prompt words={words} hanzi={asked.hanzi} pinyin={asked.pinyin} />
        <p className="text-lg font-semibold">{steps[asked.name]}</p>
      </div>
      {fault && state.at === 'done' && (
        <p role="alert" className="max-w-md rounded-xl bg-red-soft px-4 py-2">
          {fault === 'unheard' ? unheard : faults[fault]}
        </p>
      )}
      <TakeButton
        take={state}
        level={take.level}
        press={take.press}
        words={words}
        outcome="measured"
      />
    </div>
  );
};

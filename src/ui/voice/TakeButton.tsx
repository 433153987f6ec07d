import { LoaderCircle, Mic, Square, X, type LucideIcon } from 'lucide-react';
import { MicrophonePill } from '#src/ui/microphone/MicrophonePill.tsx';
import type { Taking } from './take.machine.ts';
import type { VoiceFault } from './take.store.ts';
import type { VoiceWords } from './voice-words.ts';

type At = Taking<unknown, VoiceFault>['at'];

type Props = {
  take: Taking<unknown, VoiceFault>;
  level: () => number | undefined;
  press: () => void;
  words: VoiceWords;
  /** What came of the last take: a picture, a measure, or nothing that could be heard. */
  outcome?: 'painted' | 'measured' | 'nothing';
  /** What begins a take looks so where another microphone stands beside it. */
  BeginIcon?: LucideIcon;
};

const BUTTONS: Record<At, { word: keyof VoiceWords['buttons']; Icon: LucideIcon | undefined }> = {
  ready: { word: 'start', Icon: undefined },
  opening: { word: 'cancel', Icon: X },
  listening: { word: 'stop', Icon: Square },
  measuring: { word: 'wait', Icon: LoaderCircle },
  done: { word: 'again', Icon: undefined },
};

const LABELS = { painted: 'done', measured: 'measured', nothing: 'ready' } as const;

/** Where a take stands, the button that moves it on, and why it came to nothing. */
export const TakeButton = (props: Props) => {
  const { take, level, press, words, outcome = 'painted', BeginIcon = Mic } = props;
  const { word, Icon = BeginIcon } = BUTTONS[take.at];
  return (
    <div className="grid justify-items-center gap-3" data-take={take.at}>
      <MicrophonePill
        Icon={Icon}
        name={words.buttons[word]}
        label={words.labels[take.at === 'done' ? LABELS[outcome] : take.at]}
        level={take.at === 'listening' ? level : undefined}
        isBusy={take.at === 'measuring'}
        press={press}
      />
      {take.at === 'opening' && take.isLong && (
        <p role="alert" className="max-w-md text-sm">
          {words.answer}
        </p>
      )}
      {take.at === 'ready' && take.fault && (
        <p role="alert" className="max-w-md rounded-xl bg-red-soft px-4 py-2">
          {words.faults[take.fault]}
        </p>
      )}
    </div>
  );
};

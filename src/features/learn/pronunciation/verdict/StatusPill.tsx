import { LoaderCircle, Mic, RotateCcw, Square, X } from 'lucide-react';
import { MicrophonePill } from '#src/ui/microphone/MicrophonePill.tsx';
import type { Practice } from '../practice.machine.ts';
import type { PracticeWords } from '../practice-words.ts';

type Props = {
  practice: Practice;
  level: () => number | undefined;
  press: () => void;
  words: PracticeWords;
};

type ButtonWord = keyof PracticeWords['buttons'];

/** What the button does next, and the picture that says so. */
const BUTTONS: Record<Practice['at'], { word: ButtonWord; Icon: typeof Mic }> = {
  idle: { word: 'start', Icon: Mic },
  asking: { word: 'cancel', Icon: X },
  opening: { word: 'cancel', Icon: X },
  listening: { word: 'stop', Icon: Square },
  judging: { word: 'wait', Icon: LoaderCircle },
  success: { word: 'again', Icon: RotateCcw },
  close: { word: 'again', Icon: RotateCcw },
  unsure: { word: 'again', Icon: RotateCcw },
  failed: { word: 'start', Icon: Mic },
};

/** Where the attempt stands, and the button that moves it on. */
export const StatusPill = ({ practice, level, press, words }: Props) => {
  const { word, Icon } = BUTTONS[practice.at];
  return (
    <MicrophonePill
      Icon={Icon}
      name={words.buttons[word]}
      label={words.labels[practice.at]}
      level={practice.at === 'listening' ? level : undefined}
      isBusy={practice.at === 'judging'}
      press={press}
    />
  );
};

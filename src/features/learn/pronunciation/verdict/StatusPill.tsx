import { LoaderCircle, Mic, RotateCcw, Square, X } from 'lucide-react';
import { classes } from '#src/lib/html.ts';
import { LevelMeter } from '#src/ui/microphone/LevelMeter.tsx';
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
  const isListening = practice.at === 'listening';
  return (
    <div className="flex items-center gap-3 rounded-full border border-line bg-surface p-1.5 pe-4 shadow-card sm:pe-6">
      <button
        type="button"
        onClick={press}
        aria-label={words.buttons[word]}
        // Disabled by name only: a button that loses the focus would send keyboards to the top.
        aria-disabled={practice.at === 'judging' || undefined}
        className={classes(
          'button size-12 p-0 button-primary',
          isListening && 'ring-4 ring-accent/30',
        )}
      >
        <Icon
          size={22}
          aria-hidden="true"
          className={classes(
            Icon === LoaderCircle && 'animate-spin',
            Icon === Square && 'fill-current',
          )}
        />
      </button>
      <div className="grid min-w-[min(9rem,40vw)] gap-1 text-start">
        <p role="status" className="font-medium">
          {words.labels[practice.at]}
        </p>
        {isListening && <LevelMeter level={level} />}
      </div>
    </div>
  );
};

import { LoaderCircle, Square, type LucideIcon } from 'lucide-react';
import { classes } from '#src/lib/html.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { LevelMeter } from './LevelMeter.tsx';

type Props = {
  /** What the button does next, as its picture and its name say. */
  Icon: LucideIcon;
  name: string;
  /** How far it has come. */
  label: string;
  /** How loud it hears, while it listens. */
  level: (() => number | undefined) | undefined;
  isBusy: boolean;
  press: () => void;
};

/** The button of a microphone, how far it has come, and how loud it hears. */
export const MicrophonePill = ({ Icon, name, label, level, isBusy, press }: Props) => {
  const isHydrated = useHydrated();
  return (
    <div className="flex items-center gap-3 rounded-full border border-line bg-surface p-1.5 pe-4 lifted sm:pe-6">
      <button
        type="button"
        onClick={press}
        aria-label={name}
        // Disabled by name only: a button that loses the focus would send keyboards to the top. Before
        // its code is there it rests, as no press on a microphone is done later (decision 282).
        aria-disabled={isBusy || !isHydrated || undefined}
        className={classes('button size-12 p-0 button-primary', level && 'ring-4 ring-accent/30')}
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
      <div className="grid min-w-[min(9rem,40vw)] gap-1 text-start large-letters:min-w-0">
        <p role="status" className="font-medium">
          {label}
        </p>
        {level && <LevelMeter level={level} />}
      </div>
    </div>
  );
};

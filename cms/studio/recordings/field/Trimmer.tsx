import { useMemo } from 'react';
import type { Pcm } from '#cms/sound/pcm.ts';
import { secondsOf, type SoundRange } from '#cms/sound/trim.ts';
import { peaksOf } from '#cms/sound/waveform.ts';

type Props = {
  sound: Pcm;
  range: SoundRange;
  onMove: (handle: 'start' | 'end', to: number) => void;
  disabled: boolean;
};

const COLUMNS = 200;
const STEP_S = 0.01;
const HANDLES = { start: 'Beginning', end: 'End' } as const;

const inWords = (seconds: number) => `${seconds.toFixed(2)} seconds`;

/** A drawn sound with two handles: what is between them is kept. */
export const Trimmer = ({ sound, range, onMove, disabled }: Props) => {
  const length = secondsOf(sound);
  const drawn = useMemo(() => {
    const peaks = peaksOf(sound, COLUMNS);
    const loudest = Math.max(...peaks, 0.001);
    // A line for each column, at least a hair high, so that silence is seen as silence.
    return peaks
      .map((peak, column) => {
        const half = Math.max(0.5, (peak / loudest) * 48);
        return `M${column + 0.5} ${50 - half}V${50 + half}`;
      })
      .join('');
  }, [sound]);
  const share = (seconds: number) => (seconds / length) * 100;

  return (
    <div>
      <div className="hanlu-trimmer">
        <svg viewBox={`0 0 ${COLUMNS} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path d={drawn} />
        </svg>
        <span data-cut="start" style={{ inlineSize: `${share(range.start)}%` }} />
        <span data-cut="end" style={{ inlineSize: `${100 - share(range.end)}%` }} />
        {(['start', 'end'] as const).map((handle) => (
          <input
            key={handle}
            type="range"
            aria-label={HANDLES[handle]}
            aria-valuetext={inWords(range[handle])}
            min={0}
            max={length}
            step={STEP_S}
            value={range[handle]}
            disabled={disabled}
            onChange={(event) => onMove(handle, event.currentTarget.valueAsNumber)}
          />
        ))}
      </div>
      <p className="hanlu-hint">
        {inWords(range.end - range.start)} of {inWords(length)}. Drag an edge, or move it with the
        arrow keys.
      </p>
    </div>
  );
};

import { useEffect, useRef } from 'react';

type Props = { level: () => number | undefined };

/** Shows that the microphone hears something; nothing where loudness can't be told. */
export const LevelMeter = ({ level }: Props) => {
  const bar = useRef<HTMLSpanElement>(null);
  const canTell = level() !== undefined;

  useEffect(() => {
    if (!canTell) return;
    let frame = requestAnimationFrame(function draw() {
      // Loudness is felt by its root: speech would hardly move a linear bar.
      bar.current?.style.setProperty('--level', String(Math.sqrt(level() ?? 0)));
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [canTell, level]);

  return canTell ? (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-line">
      <span
        ref={bar}
        className="block h-full origin-left scale-x-(--level) rounded-full bg-accent [--level:0] rtl:origin-right"
      />
    </span>
  ) : null;
};

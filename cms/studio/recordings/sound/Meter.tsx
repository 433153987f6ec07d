import { useEffect, useRef, useState } from 'react';
import { MAX_SOUND_S } from '#src/domain/sound/format.ts';
import type { Microphone } from './microphone.ts';

const COUNT_EVERY_MS = 200;
const clock = (seconds: number) => `0:${String(Math.floor(seconds)).padStart(2, '0')}`;

/** How loud the microphone is, for how long it has recorded and until when. */
export const Meter = ({ microphone }: { microphone: Microphone }) => {
  const bar = useRef<HTMLSpanElement>(null);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    let frame = requestAnimationFrame(function draw() {
      // Loudness is felt by its root: speech would hardly move a linear bar.
      const level = Math.sqrt(microphone.level());
      bar.current?.style.setProperty('--level', level.toFixed(3));
      bar.current?.toggleAttribute('data-loud', microphone.level() > 0.98);
      frame = requestAnimationFrame(draw);
    });
    const timer = setInterval(() => setSeconds(microphone.seconds()), COUNT_EVERY_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [microphone]);

  return (
    <div className="hanlu-meter">
      <span ref={bar} aria-hidden="true" />
      <output aria-live="off">
        {clock(seconds)} of {clock(MAX_SOUND_S)}
      </output>
    </div>
  );
};

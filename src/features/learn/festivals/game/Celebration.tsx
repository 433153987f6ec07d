import { Camera } from 'lucide-react';
import { useEffect, useId, useRef, type CSSProperties } from 'react';
import { fill } from '#src/i18n/messages.ts';
import type { GameWords } from './game.types.ts';

type Props = {
  festival: string;
  words: GameWords;
  /** The scene runs from the left in every language, the text over it does not. */
  direction: 'rtl' | 'ltr';
  /** Whether the scene was finished just now; after a reload nothing draws the focus. */
  isNews: boolean;
  onClose: () => void;
  onBooth: () => void;
};

const PETALS = 24;

const scattered = (n: number) =>
  ({ '--at': `${(n * 41.7) % 100}%`, '--wait': `${(n * 5) % 24}00ms` }) as CSSProperties;

/** Congratulations over the finished scene, and the way to the photo booth. */
export const Celebration = ({ festival, words, direction, isNews, onClose, onBooth }: Props) => {
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (isNews) title.current?.focus({ preventScroll: true });
  }, [isNews]);

  return (
    <section dir={direction} className="festival-celebration" aria-labelledby={id}>
      <div className="festival-petals" aria-hidden="true">
        {Array.from({ length: PETALS }, (_, n) => (
          <span key={n} style={scattered(n)} />
        ))}
      </div>
      <div className="relative flex max-w-[34rem] flex-col items-center gap-3 p-3 text-center sm:gap-4">
        <h4
          id={id}
          ref={title}
          tabIndex={-1}
          className="text-2xl font-semibold outline-none sm:text-4xl"
        >
          {words.congratulations}
        </h4>
        <p className="text-sm sm:text-lg">{fill(words.congratulationsText, { festival })}</p>
        <div className="flex flex-wrap justify-center gap-2 sm:gap-3">
          <button type="button" className="button button-primary" onClick={onBooth}>
            <Camera size={20} aria-hidden="true" />
            {words.openBooth}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {words.seeScene}
          </button>
        </div>
      </div>
    </section>
  );
};

import { Camera } from 'lucide-react';
import { useEffect, useRef, type CSSProperties } from 'react';
import { fill } from '#src/i18n/messages.ts';
import { Fireworks } from './Fireworks.tsx';
import type { GameWords } from './game.types.ts';

type RibbonProps = {
  titleId: string;
  words: GameWords;
  /** The scene runs from the left in every language, the text over it does not. */
  direction: 'rtl' | 'ltr';
  /** Whether the scene was finished just now; after a reload nothing draws the focus. */
  isNews: boolean;
  fireworks: boolean;
};

const PETALS = 24;

const scattered = (n: number) =>
  ({ '--at': `${(n * 41.7) % 100}%`, '--wait': `${(n * 5) % 18}00ms` }) as CSSProperties;

/** Congratulations over the finished scene, of which no more than the upper fifth is covered. */
export const Ribbon = ({ titleId, words, direction, isNews, fireworks }: RibbonProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) title.current?.focus({ preventScroll: true });
  }, [isNews]);

  return (
    <>
      {fireworks && <Fireworks />}
      <div className="festival-petals" aria-hidden="true">
        {Array.from({ length: PETALS }, (_, n) => (
          <span key={n} style={scattered(n)} />
        ))}
      </div>
      <h4
        id={titleId}
        ref={title}
        tabIndex={-1}
        dir={direction}
        className="festival-ribbon text-item font-semibold sm:text-section"
      >
        {words.congratulations}
      </h4>
    </>
  );
};

type Props = {
  titleId: string;
  festival: string;
  words: GameWords;
  onClose: () => void;
  onBooth: () => void;
};

/** What was reached, and the ways on: to the photo booth, or to the bare scene. */
export const Celebration = ({ titleId, festival, words, onClose, onBooth }: Props) => (
  <section aria-labelledby={titleId} className="flex flex-col items-center gap-3 text-center">
    <p className="sm:text-lg">{fill(words.congratulationsText, { festival })}</p>
    <div className="flex flex-wrap justify-center gap-2 sm:gap-3">
      <button type="button" className="button button-primary" onClick={onBooth}>
        <Camera size={20} aria-hidden="true" />
        {words.openBooth}
      </button>
      <button type="button" className="button button-quiet" onClick={onClose}>
        {words.seeScene}
      </button>
    </div>
  </section>
);

import { ChevronLeft, ChevronRight, Play, RotateCcw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, plural } from '#src/i18n/messages.ts';
import { StrokeCanvas } from '#src/ui/strokes/StrokeCanvas.tsx';
import type { HanziCopy } from '../copy.ts';
import type { Run } from './practice.machine.ts';

type Props = {
  locale: Locale;
  copy: HanziCopy;
  run: Run;
  char: string;
  /** Its drawn strokes, once they are there. */
  ink: ReactNode;
  total: number;
  isFirst: boolean;
  isLast: boolean;
  mayGoOn: boolean;
  canvasRef: Ref<SVGSVGElement>;
  nextRef: Ref<HTMLButtonElement>;
  /** What stands in for the canvas while there is nothing to draw. */
  cover: ReactNode;
  onPrevious: () => void;
  onNext: () => void;
  onAnimate: () => void;
  onRestart: () => void;
};

export const DrawingCard = ({
  locale,
  copy,
  run,
  char,
  ink,
  total,
  cover,
  canvasRef,
  nextRef,
  onPrevious,
  onNext,
  onAnimate,
  onRestart,
  isFirst,
  isLast,
  mayGoOn,
}: Props) => {
  const { strokes: done, mistakes } = run;
  const step = 'button min-h-11 button-quiet px-3 max-[23rem]:px-2.5 sm:px-4';
  return (
    <section className="self-start card p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <button type="button" className={step} disabled={isFirst} onClick={onPrevious}>
          <ChevronLeft size={18} className="mirrored max-[23rem]:hidden" aria-hidden="true" />
          {copy.previous}
        </button>
        <p className="font-semibold whitespace-nowrap">{fill(copy.stroke, { done, total })}</p>
        <button
          ref={nextRef}
          type="button"
          className={`button min-h-11 px-3 max-[23rem]:px-2.5 sm:px-4 ${mayGoOn ? 'button-primary' : 'button-quiet'}`}
          disabled={!mayGoOn}
          onClick={onNext}
        >
          {isLast ? copy.finish : copy.next}
          <ChevronRight size={18} className="mirrored max-[23rem]:hidden" aria-hidden="true" />
        </button>
      </div>
      <div className="mt-4">
        <StrokeCanvas
          canvasRef={canvasRef}
          label={fill(copy.strokes.canvas, { char, done, total })}
          cover={cover}
          isLarge
        >
          {ink}
        </StrokeCanvas>
      </div>
      <p className="mt-2 text-center text-sm text-muted">
        {plural(locale, copy.mistakes, mistakes)}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <button
          type="button"
          className="button button-quiet px-4"
          disabled={cover !== undefined}
          onClick={onAnimate}
        >
          <Play size={18} aria-hidden="true" />
          {copy.animate}
        </button>
        <button
          type="button"
          className="button button-quiet px-4"
          disabled={cover !== undefined}
          onClick={onRestart}
        >
          <RotateCcw size={18} aria-hidden="true" />
          {copy.restart}
        </button>
      </div>
    </section>
  );
};

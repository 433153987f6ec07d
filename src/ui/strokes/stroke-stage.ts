import type HanziWriter from 'hanzi-writer';
import type { ColorOptions, HanziWriterOptions } from 'hanzi-writer';
import { CANVAS_MARGIN, CANVAS_SIZE } from './canvas-size.ts';
import { pointerTarget } from './pointer-target.ts';
import type { StrokesByCharacter } from './stroke-data.ts';

/** The drawing of STROKES-1 and STROKES-6. */
const DRAWING = {
  width: CANVAS_SIZE,
  height: CANVAS_SIZE,
  padding: CANVAS_MARGIN,
  strokeAnimationSpeed: 1,
  delayBetweenStrokes: 200,
  drawingWidth: 8,
} satisfies Partial<HanziWriterOptions>;

/**
 * More accepts wilder lines. Measured over the site's strokes: at 1 a shaky hand fails one stroke
 * in ten, at 1.4 three in a hundred, while a wrong stroke passes four times in a thousand.
 */
const LENIENCY = 1.4;
const HINT_AFTER_MISSES = 2;

/** `outline`: the character lies under the hand; `memory`: nothing does, and nothing is hinted at. */
export type Help = 'outline' | 'memory';

/** Without motion a stroke appears at once, with time to look between two. */
const STILL = {
  strokeAnimationSpeed: 1000,
  delayBetweenStrokes: 700,
  strokeFadeDuration: 0,
  drawingFadeDuration: 0,
  highlightOnComplete: false,
} satisfies Partial<HanziWriterOptions>;

/** Theme tokens of the drawing. */
const COLOURS = {
  strokeColor: '--ink',
  radicalColor: '--ink',
  outlineColor: '--line',
  drawingColor: '--accent',
  highlightColor: '--gold',
  highlightCompleteColor: '--jade',
} as const satisfies Record<keyof ColorOptions, string>;

type Position = { char: string; strokes: number; completed: boolean };

export type Stage = {
  /** Brings the drawing to where the practice is. */
  show: (position: Position) => void;
  /** Shows how the character is written, then returns to the practice. */
  animate: () => void;
  /** Shows the next stroke for a moment. */
  hint: () => void;
  dispose: () => void;
};

type Callbacks = { onStroke: () => void; onMiss: (isBackwards: boolean) => void };

const coloursOf = (element: Element) => {
  const style = getComputedStyle(element);
  const read = ([name, token]: string[]) => [name, style.getPropertyValue(token ?? '').trim()];
  return Object.fromEntries(Object.entries(COLOURS).map(read)) as Record<
    keyof ColorOptions,
    string
  >;
};

/** Sets hanzi-writer up on a canvas: one writer, whatever character it shows. */
export const createStage = (
  Writer: typeof HanziWriter,
  svg: SVGSVGElement,
  strokes: StrokesByCharacter,
  help: Help,
  { onStroke, onMiss }: Callbacks,
): Stage => {
  const prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  let wanted: Position | undefined;
  let shown: Position | undefined;
  let isAnimating = false;
  let isCancelled = false;
  let work = Promise.resolve();

  // The target below already knows its element.
  const writer = new Writer('', {
    ...DRAWING,
    ...(prefersStill && STILL),
    ...coloursOf(svg),
    showCharacter: false,
    leniency: LENIENCY,
    showOutline: help === 'outline',
    showHintAfterMisses: help === 'outline' && HINT_AFTER_MISSES,
    charDataLoader: (char, onLoad, onError) => {
      const known = strokes[char];
      if (known) onLoad(known);
      else onError(new Error(`No strokes for ${char}`));
    },
    rendererOverride: pointerTarget(svg, (end) => {
      isCancelled = true;
      end();
      isCancelled = false;
    }),
    onCorrectStroke: () => {
      if (shown) shown = { ...shown, strokes: shown.strokes + 1 };
      onStroke();
    },
    onMistake: ({ isBackwards }) => {
      if (!isCancelled) onMiss(isBackwards);
    },
  });

  /** The library's calls answer later; one after the other they can't cross. */
  const queue = (task: () => unknown) => {
    work = work.then(task).then(() => undefined);
  };

  const practise = async ({ strokes: done, completed }: Position) => {
    isAnimating = false;
    if (completed) await writer.showCharacter();
    else await writer.quiz({ quizStartStrokeNum: done });
  };

  const update = async () => {
    const [from, to] = [shown, wanted];
    if (!to) return;
    shown = to;
    if (from?.char !== to.char) {
      // A writer that shows a whole character would show the next one whole, too.
      await writer.hideCharacter({ duration: 0 });
      await writer.setCharacter(to.char);
      return practise(to);
    }
    if (from.strokes === to.strokes && !isAnimating) return;
    if (from.strokes + 1 === to.strokes && !isAnimating) return writer.skipQuizStroke();
    return practise(to);
  };

  const recolour = () => {
    for (const [name, colour] of Object.entries(coloursOf(svg)))
      void writer.updateColor(name as keyof ColorOptions, colour, { duration: 0 });
  };
  scheme.addEventListener('change', recolour);

  return {
    show: (position) => {
      wanted = position;
      queue(update);
    },
    animate: () =>
      queue(() => {
        isAnimating = true;
        const onComplete = ({ canceled }: { canceled: boolean }) => {
          if (!canceled && shown) void practise(shown);
        };
        // Not awaited: whatever the learner does next cuts the animation short.
        void writer.animateCharacter({ onComplete });
      }),
    hint: () =>
      queue(() => {
        if (shown && !shown.completed) void writer.highlightStroke(shown.strokes);
      }),
    dispose: () => {
      scheme.removeEventListener('change', recolour);
      writer.cancelQuiz();
    },
  };
};

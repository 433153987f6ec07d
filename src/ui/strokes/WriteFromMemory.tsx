import { Eye } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { fill } from '#src/i18n/messages.ts';
import { classes } from '#src/lib/html.ts';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { ChooseStroke } from './ChooseStroke.tsx';
import {
  judgeMemory,
  outlineOf,
  startOfMemory,
  stepMemory,
  type MemoryEvent,
  type MemoryRun,
  type Written,
} from './memory.machine.ts';
import { StrokeCanvas } from './StrokeCanvas.tsx';
import { loadDrawable, type CharacterStrokes } from './stroke-data.ts';
import { StrokeOutlines } from './StrokeOutlines.tsx';
import type { StrokeWords } from './stroke-words.ts';
import { useStage } from './use-stage.ts';

type Props = {
  /** One character, or several that are written one after the other; another text is another key. */
  text: string;
  words: StrokeWords;
  /** Hears once how it went. */
  onDone: (written: Written) => void;
};

const NO_STROKES: CharacterStrokes = { strokes: [], medians: [] };

/**
 * A canvas without outline: its strokes are drawn from memory by finger, pen or mouse, or chosen in
 * words. It brings the drawing library and the strokes by itself; a page that has it imports
 * `strokes.css`.
 */
export const WriteFromMemory = ({ text, words, onDone }: Props) => {
  const characters = [...text];
  const loading = useLoaded(useCallback(() => loadDrawable(text), [text]));
  const [run, setRun] = useState(startOfMemory);
  const [news, setNews] = useState('');
  const latest = useRef(run);
  const strokesOf = (char: string) =>
    (loading.at === 'ready' && loading.value.strokes[char]) || NO_STROKES;

  const send = (event: MemoryEvent) => {
    const before = latest.current;
    const counts = characters.map((char) => strokesOf(char).strokes.length);
    const after = stepMemory(counts, before, event);
    if (after === before) return;
    latest.current = after;
    setRun(after);
    setNews(newsOf(words, event, before, after));
    if (after.done) onDone(judgeMemory(after));
  };

  const char = characters[run.place] ?? '';
  const { strokes: outlines, medians } = strokesOf(char);
  const { canvas } = useStage({
    loading,
    char,
    strokes: run.strokes,
    completed: run.done,
    help: 'memory',
    onStroke: () => send({ type: 'drawn' }),
    onMiss: () => send({ type: 'missed' }),
  });
  const outline = run.done ? 'none' : outlineOf(run);
  const shown = outline === 'whole' ? outlines : outlines.slice(run.strokes, run.strokes + 1);

  return (
    <div>
      {characters.length > 1 && <Written words={words} characters={characters} run={run} />}
      <StrokeCanvas
        canvasRef={canvas}
        label={fill(words.memory.canvas, { done: run.strokes })}
        underneath={outline !== 'none' && <StrokeOutlines outlines={shown} />}
        cover={
          loading.at === 'ready' ? undefined : (
            <LoadingCover
              loading={loading}
              texts={{ loading: words.loading, failed: words.failed, retry: words.retry }}
            />
          )
        }
      />
      <p
        role="status"
        className="mx-auto mt-2 min-h-12 max-w-[304px] text-center text-sm text-muted"
      >
        {news}
      </p>
      <div className="mt-1 flex justify-center">
        <button
          type="button"
          className="button button-quiet px-4"
          disabled={loading.at !== 'ready' || run.done || run.isOutlined}
          onClick={() => send({ type: 'outlineAsked' })}
        >
          <Eye size={18} aria-hidden="true" />
          {words.memory.outline}
        </button>
      </div>
      {loading.at === 'ready' && !run.done && (
        <ChooseStroke
          words={words}
          medians={medians}
          place={run.place}
          next={run.strokes}
          onRight={() => send({ type: 'drawn' })}
          onWrong={() => send({ type: 'missed' })}
        />
      )}
    </div>
  );
};

/** What has happened, for whoever does not see it. */
const newsOf = (
  { memory }: StrokeWords,
  { type }: MemoryEvent,
  before: MemoryRun,
  after: MemoryRun,
): string => {
  if (after.done) return memory.done;
  if (type === 'drawn') {
    return after.place > before.place
      ? fill(memory.nextCharacter, { n: after.place + 1 })
      : fill(memory.drawn, { done: after.strokes });
  }
  if (after.isOutlined) return memory.outlined;
  return fill(memory.missed, { n: after.strokes + 1 });
};

type WrittenProps = { words: StrokeWords; characters: readonly string[]; run: MemoryRun };

/** The characters of a word that are written, and places for those that are not. */
const Written = ({ words, characters, run }: WrittenProps) => (
  <ol
    aria-label={words.memory.written}
    lang="zh-Hans"
    dir="ltr"
    className="mb-3 flex justify-center gap-2"
  >
    {characters.map((char, place) => {
      const isWritten = place < run.place || run.done;
      return (
        <li
          key={place}
          aria-current={place === run.place && !run.done ? 'step' : undefined}
          className={classes(
            'grid size-12 place-items-center rounded-lg border text-3xl',
            place === run.place && !run.done ? 'border-accent' : 'border-line',
          )}
        >
          {isWritten ? char : <span className="sr-only">{place + 1}</span>}
        </li>
      );
    })}
  </ol>
);

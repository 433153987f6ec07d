import type { Grade } from '#src/domain/learning/event.ts';

/** How many strokes each character of a text has. */
export type StrokeCounts = readonly number[];

/** Writing a text from memory, one character after the other. */
export type MemoryRun = {
  /** Which character is being written. */
  readonly place: number;
  /** Its strokes that are done. */
  readonly strokes: number;
  /** Misses at the present stroke. */
  readonly missesHere: number;
  readonly misses: number;
  /** The present character lies under the hand. */
  readonly isOutlined: boolean;
  /** An outline was needed or asked for. */
  readonly helped: boolean;
  readonly done: boolean;
};

export type MemoryEvent = { type: 'drawn' | 'missed' | 'outlineAsked' };

/** What a finished text says of its writer. */
export type Written = {
  readonly grade: Grade;
  readonly misses: number;
  readonly helped: boolean;
};

const MISSES_TO_NEXT = 1;
const MISSES_TO_OUTLINE = 3;
/** With more misses a text is not known yet, whether or not an outline came. */
const MISSES_OF_HARD = 2;

export const startOfMemory: MemoryRun = {
  place: 0,
  strokes: 0,
  missesHere: 0,
  misses: 0,
  isOutlined: false,
  helped: false,
  done: false,
};

/** The rules of writing from memory (STROKES-12). */
export const stepMemory = (
  counts: StrokeCounts,
  run: MemoryRun,
  { type }: MemoryEvent,
): MemoryRun => {
  if (run.done) return run;
  switch (type) {
    case 'drawn':
      return drawn(counts, run);
    case 'missed': {
      const missesHere = run.missesHere + 1;
      const isOutlined = run.isOutlined || missesHere >= MISSES_TO_OUTLINE;
      const helped = run.helped || isOutlined;
      return { ...run, missesHere, misses: run.misses + 1, isOutlined, helped };
    }
    case 'outlineAsked':
      return { ...run, isOutlined: true, helped: true };
  }
};

const drawn = (counts: StrokeCounts, run: MemoryRun): MemoryRun => {
  const strokes = run.strokes + 1;
  if (strokes < (counts[run.place] ?? 0)) return { ...run, strokes, missesHere: 0 };
  if (run.place === counts.length - 1) return { ...run, strokes, missesHere: 0, done: true };
  return { ...run, place: run.place + 1, strokes: 0, missesHere: 0, isOutlined: false };
};

/** How much of the present character lies under the hand: nothing, its next stroke, or all of it. */
export const outlineOf = ({ isOutlined, missesHere }: MemoryRun): 'none' | 'next' | 'whole' => {
  if (isOutlined) return 'whole';
  return missesHere >= MISSES_TO_NEXT ? 'next' : 'none';
};

/** Good without a miss, hard with one or two; what needed the outline is to be learnt again. */
export const judgeMemory = ({ misses, helped }: MemoryRun): Written => {
  if (helped || misses > MISSES_OF_HARD) return { grade: 1, misses, helped };
  return { grade: misses === 0 ? 3 : 2, misses, helped };
};

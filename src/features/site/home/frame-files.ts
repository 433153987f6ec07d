import { someAtOnce } from '#src/lib/some-at-once.ts';
import { frameAddress, type FrameWidth, type Scheme } from './hero.machine.ts';

const PARALLEL_LOADS = 6;

/** A frame that takes longer is missing: one that never comes would hold up all that follow. */
const LOAD_TIMEOUT_MS = 30_000;

/** A frame that is missing is blank: drawn over another it changes nothing (HOME-3). */
export type FrameFile = Blob | 'blank';
export type FrameSet = { scheme: Scheme; width: FrameWidth };
export type FrameOrder = FrameSet & { indexes: number[] };
export type FrameReply = { index: number; file: FrameFile };

const fetchFrame = async ({ scheme, width }: FrameSet, index: number): Promise<FrameFile> => {
  try {
    const signal = AbortSignal.timeout(LOAD_TIMEOUT_MS);
    const response = await fetch(frameAddress(scheme, width, index), { signal });
    return response.ok ? await response.blob() : 'blank';
  } catch {
    return 'blank';
  }
};

/** Loads the given frames, a few at a time and in this order. */
export const loadFrameFiles = (
  { indexes, ...set }: FrameOrder,
  onFile: (index: number, file: FrameFile) => void,
): Promise<void> =>
  someAtOnce(PARALLEL_LOADS, indexes, async (index) => onFile(index, await fetchFrame(set, index)));

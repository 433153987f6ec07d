import { fork, type ChildProcess } from 'node:child_process';
import { BUSY, createFairQueue } from './fair-queue.ts';
import type { PictureResult, PictureWish } from './picture.ts';

const SCRIPT = new URL('./picture.process.ts', import.meta.url);

/** More would take every core from the visitors, and several times the memory. */
const DECODERS = 2;
/** A picture waits for at most half of these, each of them for seconds at the worst. */
const WAITING = 24;
const WAITING_OF_ONE = 8;
/** The decoder gives up by itself before. */
const TIME_LIMIT_MS = 15_000;
const TOO_SLOW = 'A picture took longer than it may, so its upload was refused.';
/** Started anew it takes a third of a second. */
const IDLE_MS = 30_000;

/** Nothing of our settings, and an allocator that gives back what a large picture took. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };

/** What it draws with lies outside of the heap, which so stays small. */
const FLAGS = ['--max-semi-space-size=1', '--single-threaded'];

const inTurn = createFairQueue({
  atOnce: DECODERS,
  waiting: WAITING,
  waitingOfOne: WAITING_OF_ONE,
});

type Decoder = { child: ChildProcess | undefined; idle: NodeJS.Timeout | undefined };
const free: Decoder[] = Array.from({ length: DECODERS }, () => ({
  child: undefined,
  idle: undefined,
}));

/**
 * Draws an uploaded picture anew, as `redrawPicture` does, apart from the server. Owners of pictures
 * take turns; `busy` where too many wait, and nothing was begun.
 */
export const processPicture = async (
  owner: string,
  file: Blob,
  wish: PictureWish,
): Promise<PictureResult | { fault: typeof BUSY }> => {
  const result = await inTurn(owner, async () => {
    // The one that was used last: another that is idle may end.
    const decoder = free.pop();
    if (!decoder) throw new Error('There are fewer decoders than turns');
    try {
      return await draw(decoder, file, wish);
    } finally {
      free.push(decoder);
    }
  });
  if (result === BUSY) return { fault: BUSY };
  // A rush passes, a machine that is too slow does not: whoever runs it can tell them apart by this.
  if ('fault' in result && result.fault === 'too_slow') console.warn(TOO_SLOW);
  return result;
};

const draw = async (decoder: Decoder, file: Blob, wish: PictureWish) => {
  clearTimeout(decoder.idle);
  decoder.child ??= start();
  // Read here, so that of those who wait none is held twice.
  const result = await ask(decoder, { bytes: new Uint8Array(await file.arrayBuffer()), wish });
  decoder.idle = setTimeout(() => stop(decoder), IDLE_MS).unref();
  return result;
};

const start = (): ChildProcess => {
  const child = fork(SCRIPT, { serialization: 'advanced', execArgv: FLAGS, env: ENVIRONMENT });
  // It ends with the server, and does not keep it from ending.
  child.unref();
  child.channel?.unref();
  return child;
};

const stop = (decoder: Decoder) => {
  decoder.child?.kill('SIGKILL');
  decoder.child = undefined;
};

const ask = (decoder: Decoder, job: object): Promise<PictureResult> =>
  new Promise((resolve) => {
    const child = decoder.child ?? start();
    const end = (result: PictureResult) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(result);
    };
    const giveUp = (fault: 'damaged' | 'too_slow') => () => {
      stop(decoder);
      end({ fault });
    };
    const broken = giveUp('damaged');
    const timer = setTimeout(giveUp('too_slow'), TIME_LIMIT_MS);
    child.once('message', (result: PictureResult) => {
      // It may still be at work on the picture that took too long.
      if ('fault' in result && result.fault === 'too_slow') stop(decoder);
      end(result);
    });
    child.once('error', broken).once('exit', broken);
    child.send(job, (error) => error && broken());
  });

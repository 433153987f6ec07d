import { fork, type ChildProcess } from 'node:child_process';
import { Mutex } from 'async-mutex';
import type { PictureResult, PictureWish } from './picture.ts';

const SCRIPT = new URL('./picture.process.ts', import.meta.url);

/** Large pictures take a second; the process gives up by itself a little before. */
const TIME_LIMIT_MS = 15_000;
/** Started anew it takes a third of a second. */
const IDLE_MS = 30_000;

/** Nothing of our settings, and an allocator that gives back what a large picture took. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' };

/** Several at once would need several times the memory, and take every core from the visitors. */
const oneAtATime = new Mutex();

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;

/** Draws an uploaded picture anew, as `redrawPicture` does, apart from the server. */
export const processPicture = (file: Blob, wish: PictureWish): Promise<PictureResult> =>
  oneAtATime.runExclusive(async () => {
    clearTimeout(idle);
    running ??= start();
    // Read here, so that of those who wait none is held twice.
    const result = await ask(running, { bytes: new Uint8Array(await file.arrayBuffer()), wish });
    idle = setTimeout(stop, IDLE_MS).unref();
    return result;
  });

const start = (): ChildProcess => {
  const child = fork(SCRIPT, { serialization: 'advanced', execArgv: [], env: ENVIRONMENT });
  // It ends with the server, and does not keep it from ending.
  child.unref();
  child.channel?.unref();
  return child;
};

const stop = () => {
  running?.kill('SIGKILL');
  running = undefined;
};

const ask = (child: ChildProcess, job: object): Promise<PictureResult> =>
  new Promise((resolve) => {
    const end = (result: PictureResult) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(result);
    };
    const giveUp = () => {
      stop();
      end({ fault: 'damaged' });
    };
    const timer = setTimeout(giveUp, TIME_LIMIT_MS);
    child.once('message', (result) => end(result as PictureResult));
    child.once('error', giveUp).once('exit', giveUp);
    child.send(job, (error) => error && giveUp());
  });

import type { CutOutOrder, CutOutReply } from './cut-out.protocol.ts';

/** A worker that says nothing for this long is given up: lean towards waiting, phones are slow. */
export const SILENCE_LIMIT_MS = 45_000;
/** Nobody waits longer than this for a photo. */
export const TOTAL_LIMIT_MS = 120_000;

type CutOutWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;
type CutOutResult = { person: Blob } | 'failed' | 'too_slow' | 'cancelled';

type Waiting = (result: CutOutResult) => void;

export type CutOut = {
  /** Starts loading the model while the visitor still finds a place. */
  prepare: () => void;
  /** The person without the background. A failure leaves nothing behind: the next call starts anew. */
  cut: (photo: Blob) => Promise<CutOutResult>;
  cancel: () => void;
};

const spawnWorker = (): CutOutWorker =>
  new Worker(new URL('./cut-out.worker.ts', import.meta.url), { type: 'module' });

/** Background removal in a worker of its own, with a time limit. */
export const openCutOut = (
  publicPath: string,
  onLoading: (bytes: number) => void,
  spawn = spawnWorker,
): CutOut => {
  let worker: CutOutWorker | undefined;
  let waiting: Waiting | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let total: ReturnType<typeof setTimeout> | undefined;

  const finish = (result: CutOutResult) => {
    clearTimeout(silence);
    clearTimeout(total);
    if (typeof result === 'string') {
      worker?.terminate();
      worker = undefined;
    }
    waiting?.(result);
    waiting = undefined;
  };

  const listenOn = () => {
    clearTimeout(silence);
    if (waiting) silence = setTimeout(() => finish('too_slow'), SILENCE_LIMIT_MS);
  };

  const hear = (reply: CutOutReply) => {
    listenOn();
    if (reply.type === 'loading') onLoading(reply.bytes);
    if (reply.type === 'cut') finish({ person: reply.person });
    if (reply.type === 'failed') {
      // The photo is fine without; whoever runs the site finds the cause here.
      console.warn(`Background removal: ${reply.message}`);
      finish('failed');
    }
  };

  const order = (message: CutOutOrder) => {
    if (!worker) {
      const fresh = spawn();
      fresh.addEventListener('message', ({ data }) => {
        // A worker that was given up may still have a message on the way.
        if (worker === fresh) hear(data as CutOutReply);
      });
      fresh.addEventListener('error', () => worker === fresh && finish('failed'));
      worker = fresh;
    }
    worker.postMessage(message);
  };

  return {
    prepare: () => order({ type: 'prepare', publicPath }),
    cut: (photo) =>
      new Promise((resolve) => {
        waiting = resolve;
        total = setTimeout(() => finish('too_slow'), TOTAL_LIMIT_MS);
        order({ type: 'cut', publicPath, photo });
        listenOn();
      }),
    cancel: () => finish('cancelled'),
  };
};

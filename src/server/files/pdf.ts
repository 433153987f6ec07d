import { Worker } from 'node:worker_threads';
import { BUSY, createFairQueue } from './fair-queue.ts';

/**
 * `scripted`: holds programs or other files, which a certificate has no use for. `too_slow`: it took
 * longer than it may; what it holds is not known then.
 */
export type PdfFault = 'damaged' | 'locked' | 'scripted' | 'too_slow';

/** A large certificate takes a fifth of a second. */
const TIME_LIMIT_MS = 10_000;
const TOO_SLOW = 'A PDF took longer than it may, so its upload was refused.';
const MEMORY_LIMIT_MB = 128;

const WORKER = new URL('./pdf.worker.ts', import.meta.url);

const inTurn = createFairQueue({ atOnce: 1, waiting: 16, waitingOfOne: 8 });

/**
 * What is wrong with a PDF: it can't be opened, has no page, is encrypted, or is more than text.
 * Owners of PDFs take turns; `busy` where too many wait, and nothing was begun. `patienceMs` is
 * how long reading it may take.
 */
export const faultOfPdf = async (
  owner: string,
  bytes: Uint8Array,
  patienceMs = TIME_LIMIT_MS,
): Promise<PdfFault | typeof BUSY | undefined> => {
  const verdict = await inTurn(owner, () => askWorker(bytes, patienceMs));
  // A machine may be too slow, which whoever runs it has to hear of.
  if (verdict === 'too_slow') console.warn(TOO_SLOW);
  return verdict === 'fine' ? undefined : verdict;
};

const askWorker = (bytes: Uint8Array, patienceMs: number): Promise<PdfFault | 'fine'> =>
  new Promise((resolve) => {
    const worker = new Worker(WORKER, {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    const end = (verdict: PdfFault | 'fine') => {
      clearTimeout(timer);
      void worker.terminate();
      resolve(verdict);
    };
    const timer = setTimeout(() => end('too_slow'), patienceMs);
    worker.once('message', end);
    // Out of memory, or a fault that the parser did not foresee.
    worker.once('error', () => end('damaged'));
    worker.once('exit', () => end('damaged'));
  });

import { Worker } from 'node:worker_threads';
import { Mutex } from 'async-mutex';

/** `scripted`: holds programs or other files, which a certificate has no use for. */
export type PdfFault = 'damaged' | 'locked' | 'scripted';

/** A large certificate takes a fifth of a second. */
const TIME_LIMIT_MS = 5_000;
const MEMORY_LIMIT_MB = 128;

const WORKER = new URL('./pdf.worker.ts', import.meta.url);

const oneAtATime = new Mutex();

/** What is wrong with a PDF: it can't be opened, has no page, is encrypted, or is more than text. */
export const faultOfPdf = (bytes: Uint8Array): Promise<PdfFault | undefined> =>
  oneAtATime.runExclusive(async () => {
    const verdict = await askWorker(bytes);
    return verdict === 'fine' ? undefined : verdict;
  });

const askWorker = (bytes: Uint8Array): Promise<PdfFault | 'fine'> =>
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
    const timer = setTimeout(() => end('damaged'), TIME_LIMIT_MS);
    worker.once('message', end);
    // Out of memory, or a fault that the parser did not foresee.
    worker.once('error', () => end('damaged'));
    worker.once('exit', () => end('damaged'));
  });

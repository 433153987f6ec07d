/** Judges a PDF in a thread of its own, with limits. */
import { parentPort, workerData } from 'node:worker_threads';

/** What a certificate's inner structure unpacks to, many times over. */
const MAX_ARRAY_BYTES = 32 * 1024 * 1024;

// A thread's memory limit counts objects only, and the parser unpacks into arrays.
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct: (target, parameters: [number], created) => {
    if (parameters[0] > MAX_ARRAY_BYTES) throw new RangeError('The PDF unpacks to too much');
    return Reflect.construct(target, parameters, created) as Uint8Array;
  },
});

// The parser warns about every small fault.
console.log = console.warn = () => undefined;

// Not before its limits stand.
const { verdictOf } = await import('./pdf-verdict.ts');
parentPort?.postMessage(await verdictOf(workerData as Uint8Array));

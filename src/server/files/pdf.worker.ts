/**
 * Opens a PDF in a thread of its own: a few hundred bytes can unpack to gigabytes, or keep a
 * parser busy for minutes.
 */
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

const check = async (bytes: Uint8Array) => {
  // Two parsers that read in different ways: this one follows the table of contents …
  const { getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { stopAtErrors: true });
  if ((await pdf.getPermissions()) !== null) return 'locked';
  if (pdf.numPages < 1) return 'damaged';
  await pdf.getPage(1);
  if ((await pdf.hasJSActions()) || (await pdf.getAttachments()) !== null) return 'scripted';
  // … and this one reads all that is in the file.
  const { isActive } = await import('./pdf-contents.ts');
  if (await isActive(bytes)) return 'scripted';
  return 'fine';
};

// The parser warns about every small fault.
console.log = console.warn = () => undefined;

const verdict = await check(workerData as Uint8Array).catch((error: unknown) =>
  error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged',
);
parentPort?.postMessage(verdict);

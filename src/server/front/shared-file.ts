import { closeSync, createReadStream, read } from 'node:fs';
import type { Readable } from 'node:stream';

/** Bytes on the disk, which come as their reader takes them. */
export type StoredBytes = {
  readonly length: number;
  /** As of a Buffer. */
  subarray: (start: number, end: number) => StoredBytes;
  stream: () => Readable;
};

export type SharedFile = { bytes: StoredBytes; release: () => void };

/** Lets many read one open file. It is closed when it is released and the last of them is done. */
export const shareFile = (descriptor: number, size: number): SharedFile => {
  let users = 1;
  const leave = () => {
    users -= 1;
    if (users === 0) closeSync(descriptor);
  };
  const close = (_: number, done: () => void) => {
    leave();
    done();
  };
  const part = (from: number, to: number): StoredBytes => ({
    length: to - from,
    subarray: (start, end) => part(from + start, from + end),
    stream: () => {
      users += 1;
      const range = { start: from, end: to - 1 };
      return createReadStream('', { fd: descriptor, fs: { read: readSome, close }, ...range });
    },
  });
  return { bytes: part(0, size), release: leave };
};

type Done = (error: Error | null, length: number, bytes: Buffer) => void;

/** Reads where bytes are to come: a file that ended would leave its reader waiting for them. */
const readSome = (
  ...[descriptor, bytes, at, most, position, done]: [number, Buffer, number, number, number, Done]
) => {
  read(descriptor, bytes, at, most, position, (error, length) => {
    done(
      error ?? (length === 0 ? new Error('A file of the site ended early.') : null),
      length,
      bytes,
    );
  });
};

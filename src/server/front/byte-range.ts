export type ByteRange =
  /** No range, or one that a server may ignore (RFC 9110 §14.2). */
  | { kind: 'whole' }
  /** First and last byte, both included. */
  | { kind: 'part'; first: number; last: number }
  | { kind: 'outside' };

const WHOLE: ByteRange = { kind: 'whole' };
const OUTSIDE: ByteRange = { kind: 'outside' };

/** Reads a Range header for a body of `size` bytes. Several ranges at once are ignored. */
export const readByteRange = (header: string | undefined, size: number): ByteRange => {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.replaceAll(' ', '') ?? '');
  if (!match) return WHOLE;
  const [, from = '', to = ''] = match;
  if (from === '') return to === '' ? WHOLE : readSuffix(Number(to), size);
  const first = Number(from);
  if (to !== '' && Number(to) < first) return WHOLE;
  if (first >= size) return OUTSIDE;
  return { kind: 'part', first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
};

/** `bytes=-500`: the last 500 bytes. */
const readSuffix = (length: number, size: number): ByteRange =>
  length === 0 || size === 0
    ? OUTSIDE
    : { kind: 'part', first: Math.max(size - length, 0), last: size - 1 };

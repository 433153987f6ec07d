import type { AudioKind } from './recording.ts';

/** What stands where at the start of each kind; names and declared types can say anything. */
const SIGNATURES: readonly [AudioKind, Readonly<Record<number, string>>][] = [
  ['webm', { 0: '\x1aE\xdf\xa3' }],
  ['ogg', { 0: 'OggS\0' }],
  ['mp4', { 4: 'ftyp' }],
  ['wav', { 0: 'RIFF', 8: 'WAVE' }],
];

/** Which kind of recording this is, by its content; nothing for anything else. */
export const audioKindOf = (bytes: Uint8Array): AudioKind | undefined => {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return SIGNATURES.find(([, marks]) =>
    Object.entries(marks).every(([at, mark]) => start.startsWith(mark, Number(at))),
  )?.[0];
};

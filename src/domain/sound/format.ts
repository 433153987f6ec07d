/** The largest file that is taken as a recording. */
export const MAX_SOUND_BYTES = 10 * 1024 * 1024;
/** The longest recording, before and after it is trimmed. */
export const MAX_SOUND_S = 30;

export type SoundFormat = 'wav' | 'mp3' | 'm4a' | 'ogg' | 'webm';

const hasText = (bytes: Uint8Array, at: number, text: string) =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** The format of a sound by how its file begins; nothing where it is none that we take. */
export const soundFormatOf = (bytes: Uint8Array): SoundFormat | undefined => {
  if (hasText(bytes, 0, 'RIFF') && hasText(bytes, 8, 'WAVE')) return 'wav';
  if (hasText(bytes, 0, 'OggS')) return 'ogg';
  if (hasText(bytes, 4, 'ftyp')) return 'm4a';
  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3)
    return 'webm';
  // A frame begins with eleven bits of one, layer three and a rate that exists; tags come before.
  const isFrame =
    bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2 && ((bytes[2] ?? 0xf0) & 0xf0) !== 0xf0;
  return isFrame || hasText(bytes, 0, 'ID3') ? 'mp3' : undefined;
};

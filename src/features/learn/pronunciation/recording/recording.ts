/** Where recordings go. */
export const TRANSCRIBE_PATH = '/api/whisper/transcribe';

/** Five seconds of the browsers' formats are under 100 KB; uncompressed sound fits as well. */
export const MAX_RECORDING_BYTES = 1024 * 1024;

/** Recording stops after five seconds; a slow device may stop late, and nobody should pay for that. */
export const MAX_RECORDING_MS = 7_000;

/** The containers that browsers record into, and wav. */
export const AUDIO_TYPES = {
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  mp4: 'audio/mp4',
  wav: 'audio/wav',
} as const;

export type AudioKind = keyof typeof AUDIO_TYPES;

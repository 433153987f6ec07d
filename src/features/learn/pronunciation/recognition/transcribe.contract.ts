import { z } from 'zod';
import { MAX_RECORDING_BYTES, TRANSCRIBE_PATH } from '../recording/recording.ts';
import { transcribeMessages } from './transcribe.messages.ts';

/** Boundaries and headers of the form around the recording. */
const FORM_BYTES = 4096;

/** A learner's recording in, what was heard out (SPEAKING-8, SPEAKING-10). */
export const transcribe = {
  path: TRANSCRIBE_PATH,
  method: 'POST',
  accepts: 'multipart/form-data',
  maxBytes: MAX_RECORDING_BYTES + FORM_BYTES,
  input: z.object({ file: z.instanceof(File, { error: 'missing' }) }),
  reply: z.object({ text: z.string() }),
  failures: {
    missing: 400,
    empty: 400,
    too_large: 413,
    too_long: 413,
    not_audio: 415,
    busy: 429,
    unavailable: 502,
    not_configured: 503,
    slow: 504,
  },
  messages: transcribeMessages,
} as const;

/** Whether a recording would be heard, asked before a learner makes one. */
export const transcription = {
  path: TRANSCRIBE_PATH,
  method: 'GET',
  input: z.object({}),
  reply: z.object({ available: z.boolean() }),
  failures: {},
  messages: { en: {}, ar: {} },
} as const;

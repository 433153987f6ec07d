import { z } from 'zod';
import { isPlainAddress, secret } from './fields.ts';

/** A server alone means the standard path of the OpenAI-compatible interface. */
const TRANSCRIPTION_PATH = '/v1/audio/transcriptions';

export const transcriptionVariables = {
  TRANSCRIPTION_URL: z
    .string()
    .refine(isPlainAddress, 'an address such as http://127.0.0.1:8000/v1/audio/transcriptions')
    .transform((value) => {
      const url = new URL(value);
      return url.pathname === '/' ? new URL(TRANSCRIPTION_PATH, url).href : url.href;
    })
    .optional(),
  TRANSCRIPTION_API_KEY: secret('an API key').optional(),
  TRANSCRIPTION_MODEL: z.string().trim().max(200).default('whisper-1'),
  /** The page itself gives up after 30 s, so the server has to be quicker with its answer. */
  TRANSCRIPTION_TIMEOUT: z
    .string()
    .regex(/^([1-9]|1\d|2[0-5])$/, 'a whole number of seconds from 1 to 25')
    .transform(Number)
    .default(20),
  PUBLIC_TRANSCRIBE_URL: z
    .string()
    .refine(
      (value) => /^\/(?![/\\])\S*$/.test(value) || isPlainAddress(value),
      'a path of this site or an http(s) address',
    )
    .optional(),
};

export type TranscriptionConfig = {
  url: string;
  apiKey: string | undefined;
  model: string;
  timeoutMs: number;
};

/** The server that turns speech into text; undefined means none. */
export const transcriptionConfig = (
  variables: z.output<z.ZodObject<typeof transcriptionVariables>>,
): TranscriptionConfig | undefined =>
  variables.TRANSCRIPTION_URL
    ? {
        url: variables.TRANSCRIPTION_URL,
        apiKey: variables.TRANSCRIPTION_API_KEY,
        model: variables.TRANSCRIPTION_MODEL,
        timeoutMs: variables.TRANSCRIPTION_TIMEOUT * 1000,
      }
    : undefined;

import { readConfig, type TranscriptionConfig } from '#src/lib/config.ts';
import { done, fail } from '#src/server/endpoint.ts';
import { transcribeAudio, type TranscriptionFault } from '#src/server/transcription.ts';
import { audioKindOf } from '../recording/audio-kind.ts';
import { audioLengthMs } from '../recording/audio-length.ts';
import { AUDIO_TYPES, MAX_RECORDING_BYTES, MAX_RECORDING_MS } from '../recording/recording.ts';

const FAILURES = {
  unreachable: 'unavailable',
  refused: 'unavailable',
  garbled: 'unavailable',
  busy: 'busy',
  slow: 'slow',
} as const satisfies Record<TranscriptionFault, string>;

const RETRY_AFTER_S = '5';

const settings = () => readConfig(process.env).transcription;

/** Whether a transcription server has been set up. */
export const readAvailability = () => done({ available: settings() !== undefined });

/** Hears a recording through the server that has been set up. */
export const transcribeRecording = (
  { file }: { file: File },
  { context }: { context: { request: Request } },
) => hearRecording(file, settings(), context.request.signal);

/** Judges a recording by its content and asks what was said. Nothing of it is kept or logged. */
export const hearRecording = async (
  file: File,
  config: TranscriptionConfig | undefined,
  cancelled?: AbortSignal,
) => {
  if (!config) return fail('not_configured');
  if (file.size === 0) return fail('empty');
  if (file.size > MAX_RECORDING_BYTES) return fail('too_large');
  const bytes = await file.bytes();
  const kind = audioKindOf(bytes);
  if (!kind) return fail('not_audio');
  if ((audioLengthMs(bytes, kind) ?? 0) > MAX_RECORDING_MS) return fail('too_long');

  // The visitor's own file name and type go no further.
  const audio = new File([bytes], `recording.${kind}`, { type: AUDIO_TYPES[kind] });
  const heard = await transcribeAudio(audio, config, cancelled);
  if (heard.ok) return done({ text: heard.text });
  if (!cancelled?.aborted) console.error(`Transcription: ${heard.fault}`, heard.status ?? '');
  const code = FAILURES[heard.fault];
  return fail(code, code === 'busy' ? { headers: { 'Retry-After': RETRY_AFTER_S } } : {});
};

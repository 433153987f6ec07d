import { z } from 'zod';
import type { TranscriptionConfig } from '#src/lib/config.ts';

/** What went wrong between us and the transcription server. */
export type TranscriptionFault =
  /** No connection, or a server that failed twice. */
  | 'unreachable'
  /** It would not take our request: a wrong key, an unknown model, audio that it can't read. */
  | 'refused'
  /** It has too much to do. */
  | 'busy'
  /** No answer in time. */
  | 'slow'
  /** An answer that is not a transcript. */
  | 'garbled';

export type Transcription =
  { ok: true; text: string } | { ok: false; fault: TranscriptionFault; status: number | undefined };

const answerShape = z.object({ text: z.string() });

/** One more attempt where another may succeed: after a lost connection or a 5xx. */
const ATTEMPTS = 2;

/**
 * Asks a server that speaks the OpenAI-compatible transcription interface what was said in
 * Mandarin. The time-out covers both attempts. The audio is kept nowhere.
 */
export const transcribeAudio = async (
  audio: File,
  config: TranscriptionConfig,
  cancelled?: AbortSignal,
): Promise<Transcription> => {
  const deadline = AbortSignal.timeout(config.timeoutMs);
  const signal = cancelled ? AbortSignal.any([deadline, cancelled]) : deadline;
  let result = failure('unreachable');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    result = await ask(audio, config, signal);
    if (result.ok || result.fault !== 'unreachable' || signal.aborted) break;
  }
  return signal.aborted && !result.ok ? failure('slow') : result;
};

const ask = async (
  audio: File,
  { url, apiKey, model }: TranscriptionConfig,
  signal: AbortSignal,
): Promise<Transcription> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: formOf(audio, model),
      headers: { Accept: 'application/json', ...(apiKey && { Authorization: `Bearer ${apiKey}` }) },
      // A redirected POST would lose its body, or take the voice somewhere unexpected.
      redirect: 'error',
      signal,
    });
    return response.ok ? await readAnswer(response) : await refusal(response);
  } catch {
    return failure('unreachable');
  }
};

const formOf = (audio: File, model: string): FormData => {
  const form = new FormData();
  form.set('file', audio, audio.name);
  form.set('model', model);
  // whisper.cpp takes everything for English unless told.
  form.set('language', 'zh');
  form.set('response_format', 'json');
  return form;
};

const readAnswer = async (response: Response): Promise<Transcription> => {
  const body = await response.text();
  try {
    return { ok: true, text: answerShape.parse(JSON.parse(body)).text.trim() };
  } catch {
    return failure('garbled', response.status);
  }
};

const refusal = async (response: Response): Promise<Transcription> => {
  // An unread body keeps its connection busy.
  await response.body?.cancel();
  const { status } = response;
  if (status === 429) return failure('busy', status);
  return failure(status >= 500 ? 'unreachable' : 'refused', status);
};

const failure = (fault: TranscriptionFault, status?: number): Transcription => ({
  ok: false,
  fault,
  status,
});

import type { Locale } from '#src/i18n/locales.ts';
import type { Recogniser, Heard } from './recogniser.ts';
import type { Fault } from '../practice.machine.ts';
import { startRecording } from '../recording/recorder.ts';

const FAULT_OF_STATUS: Readonly<Record<number, Fault>> = {
  413: 'too_large',
  415: 'not_audio',
  429: 'busy',
  504: 'slow',
};

/** Records and sends the recording to be transcribed (SPEAKING-8). */
export const serverRecogniser =
  (address: string, locale: Locale): Recogniser =>
  async ({ lost }) => {
    const recording = await startRecording(lost);
    if (typeof recording === 'string') return recording;
    const sending = new AbortController();
    return {
      level: recording.level,
      finish: async () => {
        const result = await recording.finish();
        if (typeof result === 'string') return { fault: result };
        return { ...(await send(address, result, locale, sending.signal)), recording: result };
      },
      cancel: () => {
        recording.cancel();
        sending.abort();
      },
    };
  };

const send = async (
  address: string,
  recording: Blob,
  locale: Locale,
  signal: AbortSignal,
): Promise<Heard> => {
  const body = new FormData();
  const extension = /^audio\/(\w+)/.exec(recording.type)?.[1] ?? 'webm';
  body.set('file', recording, `recording.${extension}`);
  try {
    const response = await fetch(address, {
      method: 'POST',
      body,
      headers: { 'Accept-Language': locale },
      signal,
    });
    if (!response.ok) return { fault: FAULT_OF_STATUS[response.status] ?? 'unavailable' };
    return textOf(await response.json());
  } catch (error) {
    // An answer that is no JSON is the server's fault, a lost connection mostly is not.
    return { fault: error instanceof SyntaxError ? 'unavailable' : 'offline' };
  }
};

const textOf = (answer: unknown): Heard =>
  typeof answer === 'object' &&
  answer !== null &&
  'text' in answer &&
  typeof answer.text === 'string'
    ? { text: answer.text }
    : { fault: 'unavailable' };

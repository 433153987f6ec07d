import type { Locale } from '#src/i18n/locales.ts';
import { readText, writeText } from '#src/lib/local-text.ts';
import { browserRecogniser, hasRecogniser } from './browser-recogniser.ts';
import type { Recogniser } from './recogniser.ts';
import type { Fault } from '../practice.machine.ts';
import { TRANSCRIBE_PATH } from '../recording/recording.ts';
import { serverRecogniser } from './server-recogniser.ts';

/** Local storage key of the answer about the browser's own recogniser. */
const CONSENT = 'browserRecogniser';

const AVAILABILITY_TIMEOUT_MS = 5_000;

let ourServer: Promise<boolean> | undefined;

/** Who listens: a server, the browser where the visitor agreed, or why nobody does. */
export const chooseRecogniser = async (
  locale: Locale,
  otherAddress: string | undefined,
): Promise<Recogniser | 'consent_needed' | Fault> => {
  if (!navigator.onLine) return 'offline';
  if (otherAddress) return serverRecogniser(otherAddress, locale);
  // Asked once in the life of a page, by the first press of a microphone.
  ourServer ??= isTranscriptionAvailable();
  try {
    if (await ourServer) return serverRecogniser(TRANSCRIBE_PATH, locale);
  } catch {
    ourServer = undefined;
    return 'offline';
  }
  if (!hasRecogniser() || consent() === 'no') return 'no_listener';
  return consent() === 'yes' ? browserRecogniser : 'consent_needed';
};

const isTranscriptionAvailable = async (): Promise<boolean> => {
  const response = await fetch(TRANSCRIBE_PATH, {
    signal: AbortSignal.timeout(AVAILABILITY_TIMEOUT_MS),
  });
  const answer = (await response.json()) as { available?: unknown };
  return answer.available === true;
};

const consent = (): string | undefined => readText(CONSENT);

/** Where nothing may be stored we ask again. */
export const storeConsent = (answer: 'yes' | 'no'): void => writeText(CONSENT, answer);

export const isBrowserListening = (): boolean => hasRecogniser() && consent() === 'yes';

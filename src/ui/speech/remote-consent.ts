import { readText, writeText } from '#src/lib/local-text.ts';

/** Local storage key of the answer about voices that the browser's maker speaks from afar. */
const CONSENT = 'browserVoice';

export type Consent = 'yes' | 'no';

export const readVoiceConsent = (): Consent | undefined => {
  const consent = readText(CONSENT);
  return consent === 'yes' || consent === 'no' ? consent : undefined;
};

/** Where nothing may be stored we ask again. */
export const storeVoiceConsent = (consent: Consent): void => writeText(CONSENT, consent);

/** Local storage key of the answer about voices that the browser's maker speaks from afar. */
const CONSENT = 'browserVoice';

export type Consent = 'yes' | 'no';

export const readVoiceConsent = (): Consent | undefined => {
  try {
    const consent = localStorage.getItem(CONSENT);
    return consent === 'yes' || consent === 'no' ? consent : undefined;
  } catch {
    return undefined;
  }
};

export const storeVoiceConsent = (consent: Consent) => {
  try {
    localStorage.setItem(CONSENT, consent);
  } catch {
    // Where nothing may be stored we ask again.
  }
};

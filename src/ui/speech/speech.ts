import { mandarinVoice } from './voices.ts';

/** Speaking rates (SHELL-12). */
export const SPEECH_RATE = 0.8;
export const TRAVEL_PHRASES_RATE = 0.7;
/** Some browsers list their voices late; past this there are none. */
const VOICES_TIMEOUT_MS = 1500;

export type Spoken = 'spoken' | 'no_voice' | 'unsupported';

const loadVoices = (synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> =>
  new Promise((resolve) => {
    const answer = () => resolve(synthesis.getVoices());
    if (synthesis.getVoices().length > 0) return answer();
    synthesis.addEventListener('voiceschanged', answer, { once: true });
    setTimeout(answer, VOICES_TIMEOUT_MS);
  });

/** Reads Chinese aloud in Mandarin (zh-CN), ending what was being read. Says when it can't. */
export const speak = async (text: string, rate = SPEECH_RATE): Promise<Spoken> => {
  if (!('speechSynthesis' in globalThis)) return 'unsupported';
  const voice = mandarinVoice(await loadVoices(speechSynthesis));
  if (!voice) return 'no_voice';
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'zh-CN';
  utterance.voice = voice;
  utterance.rate = rate;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return 'spoken';
};

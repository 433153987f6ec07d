import { mandarinVoices } from './voices.ts';
import type { Source } from './speech.machine.ts';
import type { Player } from './player.ts';

/** A voice that has not begun by then is listed and dead. */
const START_WITHIN_MS = 1_200;
/** Some browsers list their voices late; past this there are none. */
const VOICES_WITHIN_MS = 1_200;
/** A recording does not wait for voices, of which many devices have none. */
const VOICES_BESIDE_SOUND_MS = 100;
/** Each dead voice costs its time: more than these are not waited for. */
const MOST_LOCAL = 2;

export type VoiceSource = Source & { readonly voice: SpeechSynthesisVoice };

/** Those that were tried on this page and did not begin; they come last. */
const dead = new Set<string>();

/** The Mandarin voices that may be tried, in their order; behind a recording, those listed by now. */
export const voiceSources = async (hasSound = false): Promise<VoiceSource[]> => {
  if (!('speechSynthesis' in globalThis)) return [];
  const sources = mandarinVoices(await listedVoices(speechSynthesis, hasSound)).map((voice) => ({
    id: voice.voiceURI,
    startWithinMs: START_WITHIN_MS,
    isRemote: !voice.localService,
    voice,
  }));
  const local = sources
    .filter(({ isRemote }) => !isRemote)
    .sort((one, other) => Number(dead.has(one.id)) - Number(dead.has(other.id)));
  return [...local.slice(0, MOST_LOCAL), ...sources.filter(({ isRemote }) => isRemote).slice(0, 1)];
};

const listedVoices = (
  synthesis: SpeechSynthesis,
  hasSound: boolean,
): Promise<SpeechSynthesisVoice[]> =>
  new Promise((resolve) => {
    const answer = () => resolve(synthesis.getVoices());
    if (synthesis.getVoices().length > 0) return answer();
    synthesis.addEventListener('voiceschanged', answer, { once: true });
    setTimeout(answer, hasSound ? VOICES_BESIDE_SOUND_MS : VOICES_WITHIN_MS);
  });

/** Puts a voice that did not begin behind the others. */
export const countAsDead = ({ id }: Source) => dead.add(id);

/** Reads a text in Mandarin (zh-CN); `rate` 1 is the voice's own speed. */
export const playVoice = ({ voice }: VoiceSource, text: string, rate: number): Player => {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'zh-CN';
  utterance.voice = voice;
  utterance.rate = rate;
  return {
    play: (on) => {
      utterance.onstart = () => {
        dead.delete(voice.voiceURI);
        on.started();
      };
      utterance.onend = on.ended;
      utterance.onerror = on.failed;
      // A queue that another page has paused stays so.
      if (speechSynthesis.paused) speechSynthesis.resume();
      speechSynthesis.speak(utterance);
    },
    stop: () => {
      utterance.onstart = utterance.onend = utterance.onerror = null;
      speechSynthesis.cancel();
    },
  };
};

// Some browsers begin to list their voices when they are first asked.
if ('speechSynthesis' in globalThis) speechSynthesis.getVoices();

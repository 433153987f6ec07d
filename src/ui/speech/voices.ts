type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name' | 'voiceURI'>;

const MANDARIN = /^(zh|cmn)([-_]|$)/i;
/** Cantonese and the like: their characters are the same, their sounds are not. */
const OTHER_CHINESE = /^zh[-_](hk|mo|yue)|yue/i;
/** It reads hanzi as their pinyin, spelt by the rules of English. */
const ESPEAK = /e-?speak|latin as (english|pinyin)/i;
/** On Linux the name of the program is missing from espeak's voices: only their own way of naming is left. */
const ESPEAK_ON_LINUX = /speechd.*[:/](chinese|mandarin)\b/i;

/**
 * The Mandarin voices of a device, the best first: on the device before remote, mainland before
 * others. None where there is none: another language's voice must never read Chinese.
 */
export const mandarinVoices = <V extends Voice>(voices: readonly V[]): V[] => {
  const worth = ({ lang, localService }: V) =>
    (localService ? 2 : 0) + (/[-_](cn|hans)/i.test(lang) ? 1 : 0);
  return voices
    .filter(({ lang }) => MANDARIN.test(lang) && !OTHER_CHINESE.test(lang))
    .filter((voice) => !isEspeak(voice))
    .sort((a, b) => worth(b) - worth(a));
};

const isEspeak = ({ name, voiceURI }: Voice): boolean =>
  ESPEAK.test(name) || ESPEAK.test(voiceURI) || ESPEAK_ON_LINUX.test(voiceURI);

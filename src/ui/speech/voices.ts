type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService'>;

const MANDARIN = /^(zh|cmn)([-_]|$)/i;
/** Cantonese and the like: their characters are the same, their sounds are not. */
const OTHER_CHINESE = /^zh[-_](hk|mo|yue)|yue/i;

/**
 * The best Mandarin voice of a device: mainland before others, on the device before remote.
 * Nothing where there is none: another language's voice must never read Chinese.
 */
export const mandarinVoice = <V extends Voice>(voices: readonly V[]): V | undefined => {
  const worth = ({ lang, localService }: V) =>
    (/[-_](cn|hans)/i.test(lang) ? 2 : 0) + (localService ? 1 : 0);
  return voices
    .filter(({ lang }) => MANDARIN.test(lang) && !OTHER_CHINESE.test(lang))
    .sort((a, b) => worth(b) - worth(a))[0];
};

import type { Plugin } from 'vite';

/** What of Sanity's own modules asks other servers as soon as the Studio opens, and what it says instead. */
const QUESTIONS: readonly [asked: string, instead: string][] = [
  // Whether there is a newer version: the Studio is what was tested here.
  [
    'fetchLatestAvailableVersionForPackage = async (options) => {',
    'fetchLatestAvailableVersionForPackage = async (options) => { return undefined;',
  ],
  // Whether its makers take feedback just now.
  ['fetch(FEEDBACK_TUNNEL_URL, {', '(async () => { throw new Error("nobody is asked"); })({'],
];

const ASKING = /\/sanity\/lib\/index\.js$/;
const TYPEFACE = /@font-face\s*\{[^}]*https:\/\/design-system-static\.sanity\.io[^}]*\}/g;

/** A module without its questions. Throws where one of them is not there any more. */
export const withoutQuestions = (code: string): string =>
  QUESTIONS.reduce((text, [asked, instead]) => {
    if (!text.includes(asked)) {
      throw new Error(
        `Sanity has changed, and may ask other servers again: “${asked}” is not there.`,
      );
    }
    return text.replace(asked, instead);
  }, code);

/** Styles without typefaces that come from elsewhere; the device's own takes their place. */
export const withoutTypefaces = (css: string): string => css.replace(TYPEFACE, '');

/** Keeps the built Studio from asking any server but those of the site and of its content. */
export const withoutOutsideRequests = (): Plugin => ({
  name: 'hanlu:without-outside-requests',
  enforce: 'pre',
  transform: (code, id) => {
    const file = id.replace(/\?.*$/, '');
    if (ASKING.test(file)) return { code: withoutQuestions(code), map: null };
    if (file.endsWith('.css')) return { code: withoutTypefaces(code), map: null };
    return undefined;
  },
});

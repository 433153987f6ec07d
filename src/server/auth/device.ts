import Bowser from 'bowser';

/**
 * What somebody signs in with, in words that they know it by: `Firefox, Android`. Names of makers,
 * the same in all languages, and nothing else of the header; '' where it names none that is known.
 */
export const deviceOf = (userAgent: string | null): string => {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_HEADER));
  return [
    isOneOf(Bowser.BROWSER_MAP, browser.name) && browser.name,
    isOneOf(Bowser.OS_MAP, os.name) && os.name,
  ]
    .filter(Boolean)
    .join(', ');
};

const LONGEST_HEADER = 512;

/** The library gives a piece of the header for what it does not know. */
const isOneOf = (names: Readonly<Record<string, string>>, name: string | undefined): boolean =>
  Object.values(names).includes(name ?? '');

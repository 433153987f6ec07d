import Bowser from 'bowser';

/**
 * What somebody signs in with, in words that they know it by: `Firefox, Android`. Names of makers,
 * the same in all languages; without versions, which would tell one device from another. Undefined
 * or strange headers give ''.
 */
export const deviceOf = (userAgent: string | null): string => {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST_HEADER));
  return [browser.name, os.name].filter(Boolean).join(', ');
};

const LONGEST_HEADER = 512;

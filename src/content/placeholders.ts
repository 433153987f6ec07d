import type { SiteSettings } from './site-settings.ts';

const RESERVED = /\.example(\/|$)|\(operator to be named\)/i;

/**
 * The settings that still hold the reserved values they ship with, by field (CONTENT-8).
 * Empty fields are fine: pages hide them.
 */
export const unfilledSettings = (settings: SiteSettings): string[] => {
  const { aboutUrl, contactEmail, operatorName, operatorAddress, socialLinks } = settings;
  const values = {
    aboutUrl,
    contactEmail,
    operatorName,
    operatorAddress,
    ...Object.fromEntries(socialLinks.map(({ platform, url }) => [`socialLinks.${platform}`, url])),
  };
  return Object.entries(values)
    .filter(([, value]) => value && RESERVED.test(value))
    .map(([field]) => field);
};

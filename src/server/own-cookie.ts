import type { AstroCookies } from 'astro';
import { readConfig } from '#src/lib/config.ts';

/** Whether browsers reach this site by https, and may keep its cookies from everything else. */
export const isSecureSite = (): boolean => readConfig(process.env).siteUrl.startsWith('https:');

/** Cookies with a secret of ours by which a browser is known before its visitor signs in. */
export const VISITOR_COOKIES = ['onboarding', 'login'] as const;

/** A name with this prefix can't be set by a sister site, but only https and the path / may use it. */
export const ownCookieName = (name: string): string => (isSecureSite() ? `__Host-${name}` : name);

/** The place whose clock a student named. */
export const ZONE_COOKIE = 'zone';

/**
 * Takes away what a browser keeps of a person beside the session. The choice of a language stays: it
 * is the device's, and the toggle's alone to write (ADDRESSES-3).
 */
export const forgetVisitor = (cookies: AstroCookies): void => {
  for (const name of [...VISITOR_COOKIES.map(ownCookieName), ZONE_COOKIE]) {
    // Without `secure` a browser ignores what comes under a name with the prefix.
    cookies.delete(name, { path: '/', secure: isSecureSite() });
  }
};

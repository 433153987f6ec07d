import { readConfig } from '#src/lib/config.ts';

/** Whether browsers reach this site by https, and may keep its cookies from everything else. */
export const isSecureSite = (): boolean => readConfig(process.env).siteUrl.startsWith('https:');

/** Cookies with a secret of ours by which a browser is known before its visitor signs in. */
export const VISITOR_COOKIES = ['onboarding', 'login'] as const;

/** A name with this prefix can't be set by a sister site, but only https and the path / may use it. */
export const ownCookieName = (name: string): string => (isSecureSite() ? `__Host-${name}` : name);

import type { ServerResponse } from 'node:http';
import { isLoopback } from '#src/lib/config/fields.ts';
import { CLOSED_POLICY, unframed } from './policy.ts';

/**
 * Speaking and the photo booth need the first two; the others are what could do harm if a foreign
 * script ever ran here. A long list would cost the first round trip of every page.
 */
const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
  'geolocation=()',
  'display-capture=()',
  'payment=()',
  'usb=()',
].join();

const TWO_YEARS_S = 2 * 365 * 86_400;

const OF_PAGES = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * Headers of every answer; parts of pages have fewer. A page, a worker and the
 * Studio replace the policy by their own. Only a site on https may ask browsers to stay there, and on
 * loopback that would bind every other program of the machine.
 */
export const securityHeaders = (siteUrl: string): Readonly<Record<string, string>> => {
  const { protocol, hostname } = new URL(siteUrl);
  return {
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': CLOSED_POLICY,
    ...(protocol === 'https:' && !isLoopback(hostname)
      ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS_S}` }
      : {}),
    ...OF_PAGES,
  };
};

/** Scripts, pictures and typefaces are many, small, and never shown by themselves. */
export const headersOfParts = (siteUrl: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(securityHeaders(siteUrl)).filter(([name]) => !(name in OF_PAGES)),
  );

/** A rendered page brings its own policy, which has taken the place of ours. */
export const keepFrameRule = (res: ServerResponse): void => {
  const policy = res.getHeader('Content-Security-Policy');
  if (policy === undefined) return;
  res.setHeader('Content-Security-Policy', [policy].flat().map(String).map(unframed));
};

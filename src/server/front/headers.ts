import type { ServerResponse } from 'node:http';

/** The pages' own policy is a meta tag, where a browser ignores this one directive. */
const FRAME_RULE = "frame-ancestors 'none'";

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
  'Content-Security-Policy': FRAME_RULE,
};

/** Headers of every response but the parts of pages. Only a site on https may ask browsers to stay there. */
export const securityHeaders = (siteUrl: string): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  ...(siteUrl.startsWith('https:')
    ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS_S}` }
    : {}),
  ...OF_PAGES,
});

/** Scripts, pictures and typefaces are many, small, and never shown by themselves. */
export const dropPageHeaders = (res: ServerResponse): void => {
  for (const name of Object.keys(OF_PAGES)) res.removeHeader(name);
};

/** A rendered page may bring its own policy as a header, which would replace ours: send both. */
export const keepFrameRule = (res: ServerResponse): void => {
  const policy = res.getHeader('Content-Security-Policy');
  const policies = policy === undefined ? [] : [policy].flat().map(String);
  if (policies.some((text) => text.includes('frame-ancestors'))) return;
  res.setHeader('Content-Security-Policy', [...policies, FRAME_RULE]);
};

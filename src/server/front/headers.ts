import type { ServerResponse } from 'node:http';

/** The pages' own policy is a meta tag, where a browser ignores this one directive. */
const FRAME_RULE = "frame-ancestors 'none'";

/** Speaking and the photo booth need the first two; a name that browsers don't know is logged. */
const PERMISSIONS = [
  'camera=(self)',
  'microphone=(self)',
  'geolocation=()',
  'accelerometer=()',
  'browsing-topics=()',
  'display-capture=()',
  'gyroscope=()',
  'hid=()',
  'idle-detection=()',
  'magnetometer=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
  'xr-spatial-tracking=()',
].join(', ');

const TWO_YEARS_S = 2 * 365 * 86_400;

/** Headers of every response. Only a site on https may ask browsers to stay there. */
export const securityHeaders = (siteUrl: string): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Content-Security-Policy': FRAME_RULE,
  ...(siteUrl.startsWith('https:')
    ? { 'Strict-Transport-Security': `max-age=${TWO_YEARS_S}` }
    : {}),
});

/** A rendered page may bring its own policy as a header, which would replace ours: send both. */
export const keepFrameRule = (res: ServerResponse): void => {
  const policy = res.getHeader('Content-Security-Policy');
  const policies = policy === undefined ? [] : [policy].flat().map(String);
  if (policies.some((text) => text.includes('frame-ancestors'))) return;
  res.setHeader('Content-Security-Policy', [...policies, FRAME_RULE]);
};

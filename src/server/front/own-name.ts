import { isLoopback } from '#src/lib/config/fields.ts';
import type { FrontRequest } from './respond.ts';

/**
 * Where a visitor belongs who came by another name of this machine, such as `localhost`: cookies
 * and stored answers belong to one name, and a login ends at that of SITE_URL. Undefined where
 * the name is right, or the site is a public one.
 */
export const ownName = (
  siteUrl: string,
  { method, url = '/', headers }: FrontRequest,
): string | undefined => {
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/')) return undefined;
  const asked = URL.parse(`http://${headers.host ?? ''}`);
  const own = new URL(siteUrl);
  const isAlias =
    asked !== null &&
    asked.port === own.port &&
    asked.hostname !== own.hostname &&
    isLoopback(asked.hostname) &&
    isLoopback(own.hostname);
  return isAlias ? own.origin + url : undefined;
};

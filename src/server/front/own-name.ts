import { isLoopback } from '#src/lib/config/fields.ts';
import type { FrontRequest } from './respond.ts';

/**
 * Tells of a request where its visitor belongs who came by another name of this machine, such as
 * `localhost`: cookies and stored answers belong to one name, and a login ends at that of SITE_URL.
 * Undefined where the name is right, or the site is a public one.
 */
export const ownNameOf = (siteUrl: string) => {
  const own = new URL(siteUrl);
  const hasAliases = isLoopback(own.hostname);
  return ({ method, url = '/', headers }: FrontRequest): string | undefined => {
    if (!hasAliases || headers.host === own.host) return undefined;
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith('/')) return undefined;
    const asked = URL.parse(`http://${headers.host ?? ''}`);
    const isAlias =
      asked !== null &&
      asked.port === own.port &&
      asked.hostname !== own.hostname &&
      isLoopback(asked.hostname);
    return isAlias ? own.origin + url : undefined;
  };
};

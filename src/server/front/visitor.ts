import type { IncomingMessage } from 'node:http';
import { plainAddress } from '../address.ts';

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i;

const UNTRUSTED =
  'A request came with X-Forwarded-For, and no proxy is trusted. If a proxy of yours stands before this server, set TRUSTED_PROXIES (1 for one): until then all of its visitors share one limit.';

/**
 * Puts what is known about a request in place of what its headers say: the public scheme and host,
 * and the visitor's address. Astro reads these headers, and a visitor can write anything there.
 */
export const trustOnly = (siteUrl: string, trustedProxies: number) => {
  const { host, port, protocol } = new URL(siteUrl);
  const scheme = protocol.slice(0, -1);
  const known = {
    'x-forwarded-host': host,
    'x-forwarded-proto': scheme,
    'x-forwarded-port': port || (scheme === 'https' ? '443' : '80'),
  };
  let hasWarned = false;
  const warnOnce = (req: IncomingMessage) => {
    if (hasWarned || trustedProxies > 0 || req.headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    console.warn(UNTRUSTED);
  };
  return (req: IncomingMessage): void => {
    warnOnce(req);
    // The name that was called stays, as one; Astro builds an address with it before it knows better.
    if (!HOST.test(req.headers.host ?? '')) req.headers.host = host;
    Object.assign(req.headers, known, { 'x-forwarded-for': visitorAddress(req, trustedProxies) });
    delete req.headers.forwarded;
  };
};

/**
 * Each proxy adds the address that called it at the end of X-Forwarded-For, so the entry of the
 * outermost one of ours is as many places from the end as we have proxies; what stands before it
 * came from the visitor. A request that passed too few of them counts by its connection.
 */
const visitorAddress = (req: IncomingMessage, trustedProxies: number): string => {
  const connected = plainAddress(req.socket.remoteAddress ?? '') ?? 'unknown';
  if (trustedProxies === 0) return connected;
  const named = [req.headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  return plainAddress(named.at(-trustedProxies) ?? '') ?? connected;
};

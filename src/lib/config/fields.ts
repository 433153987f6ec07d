import { z } from 'zod';

const isHttp = (url: URL | null): url is URL => url !== null && /^https?:$/.test(url.protocol);

/** An http(s) address without a name, a password or a fragment. */
export const isPlainAddress = (value: string): boolean => {
  const url = URL.parse(value);
  return isHttp(url) && !url.username && !url.hash;
};

export const isOrigin = (value: string): boolean => {
  const url = URL.parse(value);
  // A browser writes the origin without the last slash, people often with it: both are meant.
  return isHttp(url) && url.href === `${url.origin}/`;
};

/** Whether an address or host name means this machine and nobody else's. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** A key, a token or a password: anything without spaces. */
export const secret = (what: string) => z.string().regex(/^\S+$/, `${what} without spaces`);

/** A secret that nobody finds by trying. */
export const longSecret = z.string().regex(/^\S{32,}$/, '32 characters or more, without spaces');

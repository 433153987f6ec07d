import type { IncomingMessage } from 'node:http';

export type Origins = {
  /** The origin that may read the answer, nothing for a program that is no browser. */
  readonly allowed: string | undefined;
  readonly refused: boolean;
};

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Judges where a request comes from. A browser names the page's origin, which has to be one of the
 * Studio's, exactly. Pictures are asked for without it, so the browser's word on the site counts;
 * and a name of another host means that a foreign page has been pointed at this machine.
 */
export const judgeOrigin = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  origins: readonly string[],
): Origins => {
  const { origin, host = '' } = headers;
  if (!LOOPBACK_HOST.test(host)) return { allowed: undefined, refused: true };
  if (origin !== undefined) {
    const isKnown = origins.includes(origin);
    return { allowed: isKnown ? origin : undefined, refused: !isKnown };
  }
  return { allowed: undefined, refused: headers['sec-fetch-site'] === 'cross-site' };
};

/** The pages of a site that is visited on loopback, by each of this machine's names. */
export const originsOf = (siteUrl: string): string[] => {
  const { protocol, port, origin } = new URL(siteUrl);
  const names = ['127.0.0.1', 'localhost', '[::1]'];
  const others = names.map((name) => new URL(`${protocol}//${name}:${port || '80'}`).origin);
  return [...new Set([origin, ...others])];
};

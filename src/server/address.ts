import { isIP } from 'node:net';

/**
 * An IP address in its plainest form: without port, brackets, zone or the IPv6 dress of an IPv4
 * address. Undefined for anything else, such as the `unknown` that some proxies write.
 */
export const plainAddress = (text: string): string | undefined => {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '');
  return isIP(bare) ? bare : undefined;
};

/**
 * What a limit on requests counts by: an IPv4 address, or the /64 of an IPv6 one, which is the
 * least that a single customer is given and can therefore change at will.
 */
export const networkOf = (address: string): string => {
  const plain = plainAddress(address);
  if (plain === undefined || isIP(plain) === 4) return plain ?? 'unknown';
  // The URL parser writes every address in one way.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
};

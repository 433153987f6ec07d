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
 * least that a single customer is given and can therefore change at will; and around that one the
 * /48, which a customer may have been given whole.
 */
export const networksOf = (address: string): [address: string, around?: string] => {
  const plain = plainAddress(address);
  if (plain === undefined || isIP(plain) === 4) return [plain ?? 'unknown'];
  // The URL parser writes every address in one way.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const parts = [...first, ...zeros, ...last];
  return [parts.slice(0, 4).join(':'), parts.slice(0, 3).join(':')];
};

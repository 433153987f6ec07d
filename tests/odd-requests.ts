import { connect } from 'node:net';

/** How long an answer may take; a machine with much to do is slow, not silent. */
const PATIENCE_MS = 30_000;

const TARGETS = [
  '//',
  '///',
  '//evil.example/',
  '//evil.example:99999/',
  '//@/',
  '//[/',
  '/\\',
  '/\\\\evil.example',
  '/%',
  '/%00',
  '/%ff%fe',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5c',
  '/a//b///c',
  '/?',
  '/??',
  '/?%',
  '/#',
  '/.',
  '/..',
  '/;',
  '/:',
  '/:80',
  '/@',
  '/[',
  '/]',
  '/{}',
  '/|',
  '/^',
  '/`',
  '/"',
  '/<script>',
  '/\u00ff\u00fe',
  '/api/\u00e9',
  '/api/auth/user?lang=%',
  '/api/uploads/images/%00',
  '/api/callback?state=%ff',
  '/api/login?next=//',
  '/interaction/%',
  '/interaction/a?ui_locales=%',
  '/auth?client_id=%',
  '/v1/data/query/production?query=%',
  '/v1/data/listen/production?query=[',
  '/v1/socket/production',
  '/images/embedded/production/%00.png',
  '*',
  'http://',
  'http://[',
  'http://a:b@c:d/',
  'https://evil.example:99999/',
  'http://127.0.0.1//',
  'ftp://127.0.0.1/',
  'javascript:alert(1)',
  'evil.example:80',
  'no-slash',
  '?',
  `/${'a'.repeat(10_000)}`,
  `/${'%'.repeat(2_000)}`,
  `/${'a/'.repeat(4_000)}`,
  `/?${'a=b&'.repeat(2_000)}`,
  `/${'x'.repeat(20_000)}`,
];

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'SEARCH',
  'QUERY',
  'PURGE',
  'M-SEARCH',
  'get',
  'G',
  'GET\u00ff',
  '',
];

const UPGRADE =
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ';
const KEY = 'dGhlIHNhbXBsZSBub25jZQ==';

type Odd = { name: string; text: string };

/**
 * Several hundred requests that no browser would send, as they go over the wire to a server that is
 * called by `host`; those with an origin claim to come from a page of `origin`.
 */
const oddRequests = (host: string, origin: string): Odd[] => {
  const close = `Host: ${host}\r\nConnection: close\r\n\r\n`;
  const openings = [
    ...TARGETS.flatMap((target) =>
      ['GET', 'POST', 'OPTIONS'].map((method) => `${method} ${target} HTTP/1.1\r\n${close}`),
    ),
    ...METHODS.flatMap((method) =>
      ['/', '//', '/api/auth/user', '/interaction/x', '/v1/ping', '/no-such'].map(
        (target) => `${method} ${target} HTTP/1.1\r\n${close}`,
      ),
    ),
    ...TARGETS.flatMap((target) =>
      ['https://evil.example', origin].map(
        (from) =>
          `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${from}\r\n${UPGRADE}${KEY}\r\n\r\n`,
      ),
    ),
    // Over a connection that was taken over: a frame that no protocol knows, then the end.
    `GET /v1/socket/production HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n${UPGRADE}${KEY}\r\n\r\n\u00ff\u00ff\u00ff\u00ff`,
    `GET /v1/socket/production HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n${UPGRADE}short\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nExpect: a-miracle\r\n\r\n`,
    `POST /api/login HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 999999999\r\n\r\n`,
    `POST /api/logout HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    `POST /api/logout HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: [\r\nConnection: close\r\n\r\n`,
    `GET /api/login HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.0\r\n\r\n`,
    `GET / HTTP/9.9\r\n${close}`,
    `GET /\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${host}\r\nCookie: ${'a=b; '.repeat(5_000)}\r\nConnection: close\r\n\r\n`,
    `GET / HTTP/1.1\r\nHost: ${host}\r\nBad Header: x\r\nConnection: close\r\n\r\n`,
    `GET /api/login HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: \u00ff, ${'1,'.repeat(500)}\r\nConnection: close\r\n\r\n`,
    `GET /api/auth/user HTTP/1.1\r\nHost: ${host}\r\nCookie: session=\u00ff%; =; ;;\r\nAccept-Language: ;q=,\u00ff\r\nConnection: close\r\n\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001',
    '\r\n\r\nnonsense\r\n\r\n',
  ];
  return openings.map((text) => ({ name: text.slice(0, 80), text }));
};

/** Sends bytes as they are and answers the status that comes back, or 0 where none does. */
export const statusOf = (port: number, text: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let said = '';
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0));
    };
    const timer = setTimeout(end, PATIENCE_MS);
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      said += chunk;
      if (said.includes('\r\n\r\n')) end();
    });
    socket.on('error', end).on('close', end);
    socket.write(Buffer.from(text, 'latin1'));
  });

/** Sends every odd request, a few at once; answers those that got no answer or a fault of ours. */
export const badlyAnswered = async (
  port: number,
  origin: string,
): Promise<{ sent: number; bad: string[] }> => {
  const requests = oddRequests(`127.0.0.1:${port}`, origin);
  const bad: string[] = [];
  const rest = requests.values();
  const sender = async () => {
    for (const { name, text } of rest) {
      const status = await statusOf(port, text);
      if (status < 100 || status >= 500) bad.push(`${status}: ${name}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  return { sent: requests.length, bad };
};

import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

// An import asks for all that the module names, and for its WebSocket Node loads the whole of fetch:
// a tenth of the start (docs/decisions/331-http-without-fetch.md).
const { createServer } = process.getBuiltinModule('node:http');

/** What anything of ours takes; Node's parser knows thirty more, which nothing behind us expects. */
export const METHODS: readonly string[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
];

/** Whoever sends a byte now and then does not keep a connection; a front may know better. */
const PATIENCE = { requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };

/** Headers that may have been set for an answer which then failed. */
const OF_THE_ANSWER = ['Content-Encoding', 'Content-Length', 'ETag', 'Set-Cookie'];

type Listeners = {
  /** Answers a request. What it throws, at once or later, becomes a 500. */
  request: (req: IncomingMessage, res: ServerResponse) => unknown;
  /** Whether `request` refuses methods that nothing takes by itself; else they are refused here. */
  judgesMethods?: boolean;
  /** Takes a connection over. What it throws ends the connection; without it, a request is answered. */
  upgrade?: (req: IncomingMessage, stream: Duplex, head: Buffer) => void;
  /** What the server's own answers carry; those of `request` bring theirs. */
  headers?: Readonly<Record<string, string>>;
  /** What a 500 says and carries besides, by which whoever met it can tell of it. */
  referenceOfFailure?: () => { words: string; headers: Readonly<Record<string, string>> };
  /** Hears of what a listener threw; whoever asked only learns that something failed. */
  onError?: (error: unknown) => void;
};

/**
 * An HTTP server on which no request of any kind ends the process or stays without an answer: bad
 * ones get a 4xx, and a fault of ours a 500.
 */
export const guardedServer = (
  {
    request,
    judgesMethods = false,
    upgrade,
    headers = {},
    referenceOfFailure = () => ({ words: '', headers: {} }),
    onError = console.error,
  }: Listeners,
  options: ServerOptions = {},
): Server => {
  const failed = (res: ServerResponse) => (error: unknown) => {
    onError(error);
    if (res.headersSent) return void res.destroy();
    for (const name of OF_THE_ANSWER) res.removeHeader(name);
    const reference = referenceOfFailure();
    const text = `Internal Server Error${reference.words && `\n${reference.words}`}`;
    sendPlain(res, 500, text, { ...headers, ...reference.headers });
  };
  const guarded = (req: IncomingMessage, res: ServerResponse) => {
    if (!judgesMethods && !METHODS.includes(req.method ?? '')) {
      res.setHeader('Allow', METHODS.join(', '));
      return sendPlain(res, 405, 'Method Not Allowed', headers);
    }
    try {
      Promise.resolve(request(req, res)).catch(failed(res));
    } catch (error) {
      failed(res)(error);
    }
  };

  // What Node can't parse it answers by itself, with 400, 408, 413 or 431.
  const server = createServer({ ...PATIENCE, ...options }, guarded);
  server.on('connect', (_: IncomingMessage, stream: Duplex) => {
    refuseUpgrade(stream, '405 Method Not Allowed');
  });
  if (upgrade) {
    server.on('upgrade', (req: IncomingMessage, stream: Duplex, head: Buffer) => {
      // Node has stopped listening here, and a connection that breaks off would be our end too.
      stream.on('error', () => stream.destroy());
      try {
        upgrade(req, stream, head);
      } catch (error) {
        onError(error);
        refuseUpgrade(stream, '500 Internal Server Error');
      }
    });
  }
  return server;
};

/** Answers a request to take over a connection with a status, such as `403 Forbidden`. */
export const refuseUpgrade = (stream: Duplex, status: string): void => {
  stream.on('error', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/**
 * The address that a request asks for, on a server of ours, or nothing where its target is none:
 * `//` and what begins with it would name another host.
 */
export const readTarget = (target: string | undefined, base: string): URL | undefined =>
  /^[/\\]{2}/.test(target ?? '/') ? undefined : (URL.parse(target ?? '/', base) ?? undefined);

/** A short answer in plain text that is never stored. */
export const sendPlain = (
  res: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void => {
  const body = Buffer.from(`${text}\n`);
  res
    .writeHead(status, {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(body);
};

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createGzip, type Gzip } from 'node:zlib';
import { chooseEncoding } from './accept-encoding.ts';
import { keepFrameRule } from './headers.ts';
import { isCompressible } from './media-types.ts';

/** Below this a compressed answer is hardly smaller, often larger. */
const WORTHWHILE_BYTES = 1024;
/** Three quarters of the time of Node's own level 6, for 3 % more bytes. */
const LEVEL = 4;
const BODILESS = new Set([204, 206, 304]);

type Raw = { write: (chunk: Buffer) => boolean; end: () => unknown };

/**
 * Lets what the handler writes leave in gzip, where client and type allow it.
 * The handler writes to the response as if nothing had happened.
 *
 * Not in brotli: where it keeps up with rendering it is no smaller, and V8 is told of the megabytes
 * that each encoder asks for, and collects so often that a page costs more than twice as much
 * (docs/decisions/323-pages-on-demand-in-gzip.md).
 */
export const compressResponse = (req: IncomingMessage, res: ServerResponse): void => {
  const writeHead = res.writeHead.bind(res);
  const write = res.write.bind(res) as (...args: unknown[]) => boolean;
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse;
  let encoder: Gzip | undefined;

  res.writeHead = (status: number, ...rest: unknown[]) => {
    const reason = rest.find((part) => typeof part === 'string');
    adoptHeaders(res, rest.at(-1));
    keepFrameRule(res);
    const isCompressed = adoptGzip(req, res, status);
    // Who has no words of its own leaves them to Node.
    if (!reason) writeHead(status);
    else writeHead(status, reason);
    encoder = isCompressed ? startGzip(res, { write, end }) : undefined;
    return res;
  };

  res.write = (...args: unknown[]) => {
    if (!res.headersSent) res.writeHead(res.statusCode);
    if (!encoder) return write(...args);
    flushSoon(encoder);
    return (encoder.write as typeof write).apply(encoder, args);
  };

  res.end = (...args: unknown[]) => {
    if (!res.headersSent) res.writeHead(res.statusCode);
    if (!encoder) return end(...args);
    const whenFinished = args.find((part) => typeof part === 'function');
    if (whenFinished) res.once('finish', whenFinished as () => void);
    const content = args.filter((part) => typeof part !== 'function');
    (encoder.end as (...args: unknown[]) => unknown).apply(encoder, content);
    return res;
  };
};

/** Node takes headers as an object or as a flat list of names and values. */
const adoptHeaders = (res: ServerResponse, headers: unknown): void => {
  if (typeof headers !== 'object' || headers === null) return;
  if (Array.isArray(headers)) {
    const names = new Set<string>();
    for (let at = 0; at < headers.length; at += 2) {
      const name = String(headers[at]);
      if (names.has(name.toLowerCase())) res.appendHeader(name, String(headers[at + 1]));
      else res.setHeader(name, String(headers[at + 1]));
      names.add(name.toLowerCase());
    }
    return;
  }
  for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
    if (value !== undefined) res.setHeader(name, value);
  }
};

/** Decides from the response's own headers whether it is compressed, and prepares them for that. */
const adoptGzip = (req: IncomingMessage, res: ServerResponse, status: number): boolean => {
  const type = String(res.getHeader('Content-Type') ?? '');
  // An event stream gains nothing, and some clients wait for the end of a compressed one.
  if (!isCompressible(type) || type.startsWith('text/event-stream')) return false;
  if (res.hasHeader('Content-Encoding') || BODILESS.has(status)) return false;
  if (String(res.getHeader('Cache-Control')).includes('no-transform')) return false;
  addVary(res);
  const length = Number(res.getHeader('Content-Length') ?? WORTHWHILE_BYTES);
  if (req.method === 'HEAD' || length < WORTHWHILE_BYTES) return false;
  if (chooseEncoding(req.headers['accept-encoding'], ['gzip']) === 'identity') return false;
  res.removeHeader('Content-Length');
  res.setHeader('Content-Encoding', 'gzip');
  const etag = res.getHeader('ETag');
  if (typeof etag === 'string' && etag.startsWith('"')) res.setHeader('ETag', `W/${etag}`);
  return true;
};

const addVary = (res: ServerResponse): void => {
  const vary = String(res.getHeader('Vary') ?? '');
  if (!/\*|accept-encoding/i.test(vary)) res.appendHeader('Vary', 'Accept-Encoding');
};

const startGzip = (res: ServerResponse, raw: Raw): Gzip => {
  const encoder = createGzip({ level: LEVEL });
  encoder.on('data', (chunk: Buffer) => {
    if (!raw.write(chunk)) encoder.pause();
  });
  encoder.on('end', raw.end);
  encoder.on('error', () => res.destroy());
  // Whoever fills the response waits for its drain event, whichever side was full.
  encoder.on('drain', () => res.emit('drain'));
  res.on('drain', () => encoder.resume());
  res.on('close', () => encoder.destroy());
  return encoder;
};

const waiting = new WeakSet<Gzip>();

/** Sends what was written in this turn, so that what is streamed arrives as it is made. */
const flushSoon = (encoder: Gzip): void => {
  if (waiting.has(encoder)) return;
  waiting.add(encoder);
  setImmediate(() => {
    waiting.delete(encoder);
    if (!encoder.writableEnded && !encoder.destroyed) encoder.flush();
  });
};

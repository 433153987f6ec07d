import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { createGzip, gzipSync, zstdCompressSync, type Gzip } from 'node:zlib';
import { chooseEncoding } from './accept-encoding.ts';
import { keepFrameRule } from './headers.ts';
import { isCompressible } from './media-types.ts';

/** Below this a compressed answer is hardly smaller, often larger. */
const WORTHWHILE_BYTES = 1024;
/** Three quarters of the time of Node's own level 6, for 3 % more bytes. */
const LEVEL = 4;
const BODILESS = new Set([204, 206, 304]);

/** What browsers take since 2024, and what all of them do. */
type Coding = 'zstd' | 'gzip';

type Raw = { write: (chunk: Buffer) => boolean; end: (content?: Buffer) => unknown };

/**
 * Lets what the handler writes leave compressed, where client and type allow it: in one piece, in
 * Zstandard or gzip, what tells its length, as pages do; in gzip what is streamed. The handler writes
 * to the response as if nothing had happened.
 *
 * Not in brotli: where it keeps up with rendering it is no smaller, and V8 is told of the megabytes
 * that each encoder asks for, and collects so often that a page costs more than twice as much
 * (docs/decisions/323-pages-on-demand-in-gzip.md, 329).
 */
export const compressResponse = (req: IncomingMessage, res: ServerResponse): void => {
  const writeHead = res.writeHead.bind(res);
  const write = res.write.bind(res) as (...args: unknown[]) => boolean;
  const end = res.end.bind(res) as (...args: unknown[]) => ServerResponse;
  let encoder: Gzip | Writable | undefined;

  res.writeHead = (status: number, ...rest: unknown[]) => {
    const reason = rest.find((part) => typeof part === 'string');
    adoptHeaders(res, rest.at(-1));
    keepFrameRule(res);
    const isWhole = res.hasHeader('Content-Length');
    const coding = adoptCoding(req, res, { status, isWhole });
    // Who has no words of its own leaves them to Node.
    if (!reason) writeHead(status);
    else writeHead(status, reason);
    if (coding === 'identity') return res;
    encoder = isWhole ? gather(coding, { write, end }) : startGzip(res, { write, end });
    // Whoever fills the response waits for its drain event, whichever side was full.
    encoder.on('drain', () => res.emit('drain'));
    encoder.on('error', () => res.destroy());
    res.on('close', () => encoder?.destroy());
    return res;
  };

  res.write = (...args: unknown[]) => {
    if (!res.headersSent) res.writeHead(res.statusCode);
    if (!encoder) return write(...args);
    if ('flush' in encoder) flushSoon(encoder);
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

/** Decides from the response's own headers how it is compressed, and prepares them for that. */
const adoptCoding = (
  req: IncomingMessage,
  res: ServerResponse,
  { status, isWhole }: { status: number; isWhole: boolean },
): Coding | 'identity' => {
  const type = String(res.getHeader('Content-Type') ?? '');
  // An event stream gains nothing, and some clients wait for the end of a compressed one.
  if (!isCompressible(type) || type.startsWith('text/event-stream')) return 'identity';
  if (res.hasHeader('Content-Encoding') || BODILESS.has(status)) return 'identity';
  if (String(res.getHeader('Cache-Control')).includes('no-transform')) return 'identity';
  addVary(res);
  if (req.method === 'HEAD') return 'identity';
  if (isWhole && Number(res.getHeader('Content-Length')) < WORTHWHILE_BYTES) return 'identity';
  const offer: Coding[] = isWhole ? ['zstd', 'gzip'] : ['gzip'];
  const coding = chooseEncoding(req.headers['accept-encoding'], offer);
  if (coding === 'identity') return coding;
  res.removeHeader('Content-Length');
  res.setHeader('Content-Encoding', coding);
  const etag = res.getHeader('ETag');
  if (typeof etag === 'string' && etag.startsWith('"')) res.setHeader('ETag', `W/${etag}`);
  return coding;
};

const addVary = (res: ServerResponse): void => {
  const vary = String(res.getHeader('Vary') ?? '');
  if (!/\*|accept-encoding/i.test(vary)) res.appendHeader('Vary', 'Accept-Encoding');
};

/** To tell the encoder the size spares it the tables of a larger text. */
const compressWhole = (body: Buffer, coding: Coding): Buffer =>
  coding === 'zstd'
    ? zstdCompressSync(body, { pledgedSrcSize: body.length })
    : gzipSync(body, { level: LEVEL });

/** Keeps what is written to its end. */
const gather = (coding: Coding, raw: Raw): Writable => {
  const parts: Buffer[] = [];
  return new Writable({
    write(part: Buffer, _, done) {
      parts.push(part);
      done();
    },
    final(done) {
      raw.end(compressWhole(Buffer.concat(parts), coding));
      done();
    },
  });
};

const startGzip = (res: ServerResponse, raw: Raw): Gzip => {
  const encoder = createGzip({ level: LEVEL });
  encoder.on('data', (chunk: Buffer) => {
    if (!raw.write(chunk)) encoder.pause();
  });
  encoder.on('end', raw.end);
  res.on('drain', () => encoder.resume());
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

import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainReply } from './respond.ts';
import { sendReply } from './send-reply.ts';

/** 12 MiB: a certificate or a photo of 10 MB with the form around it. */
export const DEFAULT_BODY_LIMIT = 12 * 1024 * 1024;

/**
 * How long a refused body is still read and thrown away. Closing at once would reset the
 * connection, and most clients would report that instead of the answer.
 */
const LINGER_MS = 2_000;

/** A body has so long to arrive, and a second more for every so many bytes that have. */
export const BODY_PATIENCE_MS = 30_000;
const BYTES_A_SECOND = 32 * 1024;
const CHECK_MS = 1_000;

/**
 * Ends a request whose body comes too slowly: whoever sends a byte now and then holds a connection,
 * while a photo over a weak mobile line (250 kbit/s) still gets through.
 */
export const expectBody = (req: IncomingMessage, res: ServerResponse, patienceMs: number): void => {
  if (!hasBody(req)) return;
  const start = performance.now();
  const { bytesRead: before } = req.socket;
  const timer = setInterval(
    () => {
      const earnedMs = (1000 * (req.socket.bytesRead - before)) / BYTES_A_SECOND;
      if (req.complete) clearInterval(timer);
      else if (performance.now() - start > patienceMs + earnedMs) tooSlow();
    },
    Math.min(CHECK_MS, patienceMs),
  ).unref();
  const tooSlow = () => {
    clearInterval(timer);
    if (res.headersSent) return void req.destroy();
    res.shouldKeepAlive = false;
    sendReply(req, res, plainReply(408, 'Request Timeout'));
    silence(res);
    res.once('finish', () => req.destroy(new Error('The body came too slowly')));
  };
  req.once('close', () => clearInterval(timer));
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Refuses a request whose body is longer than the limit: a declared one at once (the result is
 * false, and the request is answered), a streamed one as soon as it passes the limit.
 */
export const acceptBody = (req: IncomingMessage, res: ServerResponse, limit: number): boolean => {
  if (Number(req.headers['content-length'] ?? 0) > limit) {
    refuse(req, res);
    req.resume();
    return false;
  }
  if (req.headers['transfer-encoding'] !== undefined) countBody(req, res, limit);
  return true;
};

const refuse = (req: IncomingMessage, res: ServerResponse): void => {
  if (res.headersSent) res.destroy();
  else sendReply(req, res, plainReply(413, 'Content Too Large'));
  const timer = setTimeout(() => req.destroy(), LINGER_MS);
  req.once('close', () => clearTimeout(timer));
};

/** Counts what arrives before the handler reads it; a handler may read in any way it likes. */
const countBody = (req: IncomingMessage, res: ServerResponse, limit: number): void => {
  const push = req.push.bind(req);
  let received = 0;
  req.push = (chunk: Buffer | null, encoding) => {
    if (received > limit) {
      // The handler must see a failed body here, never a shortened one that looks whole.
      if (chunk === null) req.destroy(new Error('The body is longer than the limit'));
      return true;
    }
    received += chunk?.length ?? 0;
    if (received <= limit) return push(chunk, encoding);
    refuse(req, res);
    silence(res);
    return true;
  };
};

/** The handler is still at work, and its own answer would come second. */
const silence = (res: ServerResponse): void => {
  res.writeHead = () => res;
  res.write = () => true;
  res.end = () => res;
};

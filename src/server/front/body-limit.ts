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

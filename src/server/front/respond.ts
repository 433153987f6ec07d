import type { IncomingHttpHeaders } from 'node:http';
import { elsewhereFor } from '#src/i18n/paths.ts';
import { METHODS } from '#src/lib/guarded-server.ts';
import { answerName, legalPageOf, localeOfVisitor } from '#src/lib/not-found.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { readByteRange } from './byte-range.ts';
import { etagOfForm, isKnown } from './etag.ts';
import type { StoredBytes } from './shared-file.ts';
import type { Site, SiteFile } from './site.ts';

export type FrontRequest = {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
};

type Body = Buffer | StoredBytes;

export type Reply = {
  status: 200 | 204 | 206 | 304 | 307 | 400 | 404 | 405 | 408 | 413 | 416 | 500 | 503;
  headers: Record<string, string | number>;
  /** Left out where the status has no body; a HEAD request never gets one. */
  body?: Body;
};

/** The answer from the files of the site, or nothing where the address may be somebody else's to answer. */
export const respond = (site: Site, request: FrontRequest): Reply | undefined => {
  const path = readPath(request.url ?? '/');
  if (path === undefined) return plainReply(400, 'Bad Request');
  const file = site.find(path);
  if (!file) return METHODS.includes(request.method ?? '') ? undefined : notAllowedReply(METHODS);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return notAllowedReply(['GET', 'HEAD']);
  }
  return fileReply(file, request);
};

/**
 * The answer where there is nothing: whoever asked for a page in a language that lacks it is sent to
 * it in another (ADDRESSES-13), all others get the page that says so, in the language that the
 * address or the visitor names.
 */
export const notFoundReply = (site: Site, { url = '/', headers }: FrontRequest): Reply => {
  const path = readPath(url) ?? '/';
  const elsewhere = legalPageOf(path) ? undefined : elsewhereFor(path, undefined);
  if (elsewhere && site.find(elsewhere)) {
    return redirectReply(encodeURI(elsewhere) + (/\?[^#]*/.exec(url)?.[0] ?? ''));
  }
  const locale = localeOfVisitor(path, headers.cookie);
  const page = site.answer(answerName(locale, legalPageOf(path)));
  if (!page) return plainReply(404, 'Not Found');
  const encoding = chooseEncoding(headers['accept-encoding'], page.encodings);
  const body = page.body(encoding);
  return {
    status: 404,
    headers: {
      'Content-Type': page.type,
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      Vary: 'Accept-Encoding, Cookie',
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      ...policyOf(page),
    },
    body,
  };
};

/** A page or a worker has its own, also where a browser only asks whether what it has is still so. */
const policyOf = ({ policy }: SiteFile): Reply['headers'] =>
  policy ? { 'Content-Security-Policy': policy } : {};

/** Sends a visitor to another address, for this time only. */
export const redirectReply = (address: string): Reply =>
  plainReply(307, 'Temporary Redirect', { Location: address });

/** Refuses a method where others are taken. */
const notAllowedReply = (methods: readonly string[]): Reply =>
  plainReply(405, 'Method Not Allowed', { Allow: methods.join(', ') });

/** A short answer in plain text that is never stored. */
export const plainReply = (
  status: Reply['status'],
  text: string,
  headers: Reply['headers'] = {},
): Reply => {
  const body = Buffer.from(`${text}\n`);
  return {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': 'no-store',
      ...headers,
    },
    body,
  };
};

/** The decoded path of a request target, or nothing where it can't be decoded. */
const readPath = (target: string): string | undefined => {
  const path = target.replace(/[?#].*$/s, '') || '/';
  if (!path.includes('%')) return path;
  try {
    const decoded = decodeURIComponent(path).normalize('NFC');
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
};

const fileReply = (file: SiteFile, { method, headers }: FrontRequest): Reply => {
  const encoding = chooseEncoding(headers['accept-encoding'], file.encodings);
  const etag = encoding === 'identity' ? file.etag : etagOfForm(file.etag, encoding);
  const common = {
    ETag: etag,
    'Cache-Control': file.cacheControl,
    ...policyOf(file),
    ...(file.compressible ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  };
  if (isKnown(headers['if-none-match'], etag)) return { status: 304, headers: common };
  const body = file.stored() ?? file.body(encoding);
  const whole: Reply = {
    status: 200,
    headers: {
      ...common,
      'Content-Type': file.type,
      'Content-Length': body.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
    body,
  };
  // Safari plays a video only when it can ask for parts of it; a text is always sent whole.
  const wantsPart =
    method === 'GET' && !file.compressible && (headers['if-range'] ?? etag) === etag;
  return wantsPart ? partOf(whole, body, headers.range) : whole;
};

const partOf = (whole: Reply, body: Body, header: string | undefined): Reply => {
  const range = readByteRange(header, body.length);
  if (range.kind === 'whole') return whole;
  if (range.kind === 'outside') {
    return plainReply(416, 'Range Not Satisfiable', { 'Content-Range': `bytes */${body.length}` });
  }
  const { first, last } = range;
  return {
    status: 206,
    headers: {
      ...whole.headers,
      'Content-Range': `bytes ${first}-${last}/${body.length}`,
      'Content-Length': last - first + 1,
    },
    body: body.subarray(first, last + 1),
  };
};

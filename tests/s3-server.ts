import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { StorageConfig } from '#src/lib/config.ts';

const KEY = { accessKeyId: 'known-key', secretAccessKey: 'known-secret' };
/** Fewer than a real server's thousand, so that a list has several pages. */
const KEYS_PER_PAGE = 2;

type Files = Map<string, { bytes: Buffer; type: string; changedAt: Date }>;

/**
 * A server that speaks as much S3 as the site asks for, with one empty bucket, on a free port: it
 * checks every signature, gives lists in pages, and writes and reads on conditions. What lies in it
 * may be changed past it, and it may be away.
 */
export const startS3Server = async () => {
  const files: Files = new Map();
  const asked: string[] = [];
  let isAway = false;
  let misjudges = false;
  const server = createServer((request, response) => {
    if (isAway) return void request.destroy();
    asked.push(`${request.method} ${decodeURIComponent(addressOf(request).pathname)}`);
    void buffer(request).then((body) => {
      if (misjudges && request.headers['if-match']) refuse(response, 412, 'PreconditionFailed');
      else if (isSigned(request, body)) answer(files, request, body, response);
      else refuse(response, 403, 'SignatureDoesNotMatch');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const config = {
    at: 's3' as const,
    bucket: 'hanlu',
    region: 'auto',
    endpoint: `http://127.0.0.1:${port}`,
    ...KEY,
  } satisfies StorageConfig;
  return {
    config,
    files,
    /** Methods and paths of all requests. */
    asked,
    away: (is: boolean) => (isAway = is),
    /** From now on no object is what If-Match wants it to be, as with Ceph 16. */
    misjudge: () => (misjudges = true),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const answer = (files: Files, request: IncomingMessage, body: Buffer, response: ServerResponse) => {
  const { pathname, searchParams } = addressOf(request);
  const key = decodeURIComponent(pathname.replace(/^\/hanlu\/?/, ''));
  if (key === '') return response.end(listed(files, searchParams));
  const file = files.get(key);
  const isMet = meets(request, file && etagOf(file.bytes));
  if (request.method === 'PUT') {
    if (!isMet) return refuse(response, 412, 'PreconditionFailed');
    const type = request.headers['content-type'] ?? '';
    files.set(key, { bytes: body, type, changedAt: new Date() });
    return response.writeHead(200, { etag: etagOf(body) }).end();
  }
  if (request.method === 'DELETE') {
    files.delete(key);
    return response.writeHead(204).end();
  }
  if (!file) return refuse(response, 404, 'NoSuchKey');
  if (!isMet) return response.writeHead(304).end();
  const [, from = 0, to = file.bytes.length - 1] = (
    /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  ).map(Number);
  if (from > 0 && from >= file.bytes.length) return refuse(response, 416, 'InvalidRange');
  const bytes = file.bytes.subarray(from, to + 1);
  response.writeHead(request.headers.range ? 206 : 200, {
    'content-type': file.type,
    'content-length': bytes.length,
    etag: etagOf(file.bytes),
  });
  return response.end(request.method === 'HEAD' ? undefined : bytes);
};

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** Whether an object, by its etag, is what a request wants it to be. */
const meets = ({ headers }: IncomingMessage, etag: string | undefined): boolean => {
  if (headers['if-match'] !== undefined) return headers['if-match'] === etag;
  if (headers['if-none-match'] === '*') return etag === undefined;
  return headers['if-none-match'] === undefined || headers['if-none-match'] !== etag;
};

/** A page of the keys; its token is the key before the next page. */
const listed = (files: Files, asked: URLSearchParams): string => {
  const after = asked.get('continuation-token');
  const prefix = asked.get('prefix') ?? '';
  const isOwn = (key: string) =>
    key.startsWith(prefix) &&
    !(asked.get('delimiter') && key.slice(prefix.length).includes(asked.get('delimiter') ?? ''));
  const keys = [...files.keys()].filter(isOwn).sort();
  const rest = keys.filter((key) => after === null || key > after);
  const page = rest.slice(0, KEYS_PER_PAGE);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${files.get(key)?.changedAt.toISOString()}</LastModified></Contents>`,
  );
  const token = `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>`;
  const isCut = rest.length > page.length;
  return `<ListBucketResult>${contents.join('')}<IsTruncated>${isCut}</IsTruncated>${isCut ? token : ''}</ListBucketResult>`;
};

const refuse = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code></Error>`);

const addressOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://bucket');

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) =>
  createHmac('sha256', key).update(data).digest();

/** Whether the known key signed a request, by version 4 of AWS's signatures. */
const isSigned = (request: IncomingMessage, body: Buffer): boolean => {
  const { authorization = '' } = request.headers;
  const [, scope = '', names = '', signature = ''] =
    /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(authorization) ??
    [];
  const [accessKeyId, ...place] = scope.split('/');
  if (accessKeyId !== KEY.accessKeyId) return false;
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const sent = header('x-amz-content-sha256');
  if (sent !== 'UNSIGNED-PAYLOAD' && sent !== sha256(body)) return false;
  const { pathname, searchParams } = addressOf(request);
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${header(name)}\n`);
  const asked = [request.method, pathname, query, headers.join(''), names, sent].join('\n');
  const signed = ['AWS4-HMAC-SHA256', header('x-amz-date'), place.join('/'), sha256(asked)];
  const key = place.reduce<string | Buffer>(hmac, `AWS4${KEY.secretAccessKey}`);
  return timingSafeEqual(hmac(key, signed.join('\n')), Buffer.from(signature, 'hex'));
};

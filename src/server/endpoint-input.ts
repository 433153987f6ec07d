import type { BodyType } from '#src/lib/contract.ts';
import { DEFAULT_BODY_LIMIT } from './front/body-limit.ts';

const DEFAULT_MAX_BYTES = 64 * 1024;

type Rules = { accepts?: BodyType; maxBytes?: number };

type Read = { value: unknown } | { fault: 'unsupported_type' | 'too_large' | 'malformed' };

/** Reads what a request brings: its query, its JSON or its form, and the parts of its address. */
export const readInput = async (
  request: Request,
  rules: Rules,
  parts: Readonly<Record<string, string | undefined>> = {},
): Promise<Read> => {
  const read = await readBody(request, rules);
  if ('fault' in read || Object.keys(parts).length === 0) return read;
  return isRecord(read.value) ? { value: { ...read.value, ...parts } } : read;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readBody = async (
  request: Request,
  { accepts, maxBytes = DEFAULT_MAX_BYTES }: Rules,
): Promise<Read> => {
  if (!accepts) return { value: fieldsOf(new URL(request.url).searchParams) };
  const contentType = request.headers.get('content-type') ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase();
  if (type !== accepts) return { fault: 'unsupported_type' };
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { fault: 'too_large' };
  return accepts === 'multipart/form-data'
    ? readForm(request, contentType, maxBytes)
    : readJson(request, maxBytes);
};

const readJson = async (request: Request, maxBytes: number): Promise<Read> => {
  try {
    const bytes = await bytesUpTo(maxBytes, request.body);
    if (!bytes) return { fault: 'too_large' };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { fault: 'malformed' };
  }
};

/**
 * A whole body, or nothing where it is longer than allowed. That one is read on as far as the front lets
 * any body come: its connection can't serve on before it has ended.
 */
const bytesUpTo = async (limit: number, body: Request['body']): Promise<Buffer | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
    else if (size > DEFAULT_BODY_LIMIT) break;
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
};

const readForm = async (request: Request, contentType: string, maxBytes: number): Promise<Read> => {
  const { stream, isExceeded } = upTo(maxBytes, request.body);
  // Handed on as it comes: a form of ten megabytes that is held whole is copied three times more.
  const body = new Response(stream, { headers: { 'content-type': contentType } });
  try {
    return { value: fieldsOf(await body.formData()) };
  } catch {
    return { fault: isExceeded() ? 'too_large' : 'malformed' };
  }
};

/** A body that breaks off when it grows longer than allowed; the rest is left unread. */
const upTo = (limit: number, body: Request['body']) => {
  let size = 0;
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      size += chunk.byteLength;
      if (size > limit) controller.error(new RangeError('The body is longer than allowed'));
      else controller.enqueue(chunk);
    },
  });
  return { stream: body?.pipeThrough(count) ?? null, isExceeded: () => size > limit };
};

/** A field that comes twice becomes a list, which no schema of a single value accepts. */
const fieldsOf = (fields: FormData | URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );

import type { BodyType } from '#src/lib/contract.ts';

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
  const bytes = await readBytes(request, maxBytes);
  if (!bytes) return { fault: 'too_large' };
  try {
    if (accepts === 'application/json') {
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      return { value: JSON.parse(text) as unknown };
    }
    const form = new Response(bytes, { headers: { 'content-type': contentType } });
    return { value: fieldsOf(await form.formData()) };
  } catch {
    return { fault: 'malformed' };
  }
};

/** The whole body, or nothing when it is longer than allowed; the rest is then left unread. */
const readBytes = async (request: Request, limit: number) => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};

/** A field that comes twice becomes a list, which no schema of a single value accepts. */
const fieldsOf = (fields: FormData | URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );

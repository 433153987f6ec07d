import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { ClientError } from './client-error.ts';

/** A request as the routes see it. */
export type Call = {
  method: string;
  /** The parts of the address behind the version, decoded: `data`, `query`, `production`. */
  path: readonly string[];
  search: URLSearchParams;
  /** Who asks, as the history names its authors. */
  editor: string;
  /** The whole body. Throws a ClientError when it is larger than so many bytes. */
  body: (limit?: number) => Promise<Buffer>;
};

export type Reply =
  | { status: number; json: unknown }
  | { status: number; lines: unknown[] }
  | { status: 200; file: string; type: string }
  | { status: 200; bytes: Buffer; type: string };

export const ok = (json: unknown): Reply => ({ status: 200, json });

const BODY_LIMIT = 8 * 1024 * 1024;

export const readBody = async (req: IncomingMessage, limit = BODY_LIMIT): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new ClientError(413, `The body is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** The body as JSON of a shape. Throws a ClientError that says what does not fit. */
export const readJson = async <S extends z.ZodType>(
  call: Call,
  schema: S,
): Promise<z.output<S>> => {
  const result = schema.safeParse(parseJson((await call.body()).toString()));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ClientError(
    400,
    `${issue?.path.join('.') ?? 'body'}: ${issue?.message ?? 'not right'}`,
  );
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ClientError(400, 'The body is not valid JSON');
  }
};

/** Parameters of a query stand in the address as JSON, each behind a dollar sign. */
export const readParams = (search: URLSearchParams): Record<string, unknown> =>
  Object.fromEntries(
    [...search]
      .filter(([name]) => name.startsWith('$'))
      .map(([name, value]) => [name.slice(1), parseJson(value)]),
  );

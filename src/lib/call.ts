import type * as z from 'zod/v4/core';
import type { Locale } from '#src/i18n/locales.ts';
import type { Detail, RequestFault, Wire } from './contract.ts';

export type CallOptions = {
  /** The language of the answer's messages. */
  locale: Locale<'common'>;
  signal?: AbortSignal;
  /** Lets the request outlive the page; its body is then limited to 64 KiB by the browser. */
  keepalive?: boolean;
  /** What sends the request in place of the browser's own, for one that tells its progress. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>;
};

export type CallFailure<Code extends string> = {
  ok: false;
  /** `offline`: no answer came; `unexpected`: an answer that is none of ours, or names no code. */
  code: Code | RequestFault | 'offline';
  /** 0 where no answer came. */
  status: number;
  message: string;
  details: Detail[];
  /** What helps to go on, where there is any: for instance hours that are still free. */
  further?: Readonly<Record<string, unknown>>;
};

export type CallResult<Reply, Code extends string> = { ok: true; reply: Reply } | CallFailure<Code>;

/**
 * The client's side of a contract, or of its wire: sends the input, answers the reply or the
 * failure. Never throws.
 */
export const call = async <Input extends z.$ZodType, Reply, Code extends string>(
  contract: Wire<Input, Reply, Code>,
  input: z.input<Input>,
  { locale, signal, keepalive, fetch: send = fetch }: CallOptions,
): Promise<CallResult<Reply, Code>> => {
  const { address, rest } = addressOf(contract.path, input as Record<string, unknown>);
  try {
    const response = await send(contract.accepts ? address : withQuery(address, rest), {
      method: contract.method,
      credentials: 'include',
      headers: {
        'Accept-Language': locale,
        ...(contract.accepts === 'application/json' && { 'Content-Type': 'application/json' }),
      },
      ...(contract.accepts && { body: bodyOf(contract.accepts, rest) }),
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
    });
    return await readAnswer(contract, response.status, await readJson(response));
  } catch {
    return { ok: false, code: 'offline', status: 0, message: '', details: [] };
  }
};

/** Puts input fields into the `{name}` places of a path; the others are left for query or body. */
const addressOf = (path: string, input: Record<string, unknown>) => {
  const used = new Set<string>();
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name);
    return encodeURIComponent(String(input[name]));
  });
  return {
    address,
    rest: Object.fromEntries(Object.entries(input).filter(([name]) => !used.has(name))),
  };
};

const withQuery = (address: string, fields: Record<string, unknown>): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${address}?${query.toString()}` : address;
};

const bodyOf = (
  type: 'application/json' | 'multipart/form-data',
  fields: Record<string, unknown>,
) => {
  if (type === 'application/json') return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
};

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const readAnswer = async <Reply, Code extends string>(
  { reply: schema }: Pick<Wire<z.$ZodType, Reply, Code>, 'reply'>,
  status: number,
  body: unknown,
): Promise<CallResult<Reply, Code>> => {
  if (status >= 400) return { ok: false, status, ...failureOf<Code>(body) };
  if (schema) {
    const read = await schema['~standard'].validate(body);
    if (!read.issues) return { ok: true, reply: read.value };
  } else if (isRecord(body) && body['success'] === true) {
    return { ok: true, reply: body as Reply };
  }
  return { ok: false, status, ...failureOf<Code>(undefined) };
};

const SAID_BY_ALL = ['success', 'code', 'message', 'details'];

/** A proxy of the operator, or a hosted service, may leave some of it out: the rest is still told. */
const failureOf = <Code extends string>(body: unknown) => {
  const { code, message, details } = isRecord(body) ? body : {};
  const further = Object.entries(isRecord(body) ? body : {}).filter(
    ([name]) => !SAID_BY_ALL.includes(name),
  );
  return {
    code: (typeof code === 'string' ? code : 'unexpected') as Code | RequestFault,
    message: typeof message === 'string' ? message : '',
    details: Array.isArray(details) && details.every(isDetail) ? details : [],
    ...(further.length > 0 && { further: Object.fromEntries(further) }),
  };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDetail = (value: unknown): value is Detail =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['message'] === 'string';

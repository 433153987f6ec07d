import * as z from 'zod/mini';
import type { Locale } from '#src/i18n/locales.ts';
import type { Contract, Detail, RequestFault, Wire } from './contract.ts';

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
};

export type CallResult<Reply, Code extends string> = { ok: true; reply: Reply } | CallFailure<Code>;

/** A proxy of the operator, or a hosted service, may leave some of it out: the rest is still told. */
const failureShape = z.object({
  code: z.catch(z.string(), 'unexpected'),
  message: z.catch(z.string(), ''),
  details: z.catch(z.array(z.object({ field: z.string(), message: z.string() })), []),
});

/** The client's side of a contract: sends the input, answers the reply or the failure. Never throws. */
export const call = async <Input extends z.core.$ZodType, Reply, Code extends string>(
  contract: Wire<Input, Reply> & Partial<Pick<Contract<Input, Reply, Code>, 'failures'>>,
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
    return readAnswer(contract, response.status, await readJson(response));
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

const readAnswer = <Reply, Code extends string>(
  { reply }: Pick<Contract<z.core.$ZodType, Reply, Code>, 'reply'>,
  status: number,
  body: unknown,
): CallResult<Reply, Code> => {
  if (status < 400) {
    const read = z.safeParse(reply, body);
    if (read.success) return { ok: true, reply: read.data };
  }
  const failure = failureShape.safeParse(body);
  if (status < 400 || !failure.success) {
    return { ok: false, code: 'unexpected', status, message: '', details: [] };
  }
  const { code, message, details } = failure.data;
  return { ok: false, code: code as Code | RequestFault, status, message, details };
};

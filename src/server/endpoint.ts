import type { APIContext, APIRoute } from 'astro';
import { FastResponse } from 'srvx/node';
import * as z from 'zod/v4/core';
import { isolated } from '#src/i18n/isolates.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import { fill, inLocale } from '#src/i18n/messages.ts';
import {
  REQUEST_FAULTS,
  type Contract,
  type Detail,
  type RequestFault,
} from '#src/lib/contract.ts';
import { endpointMessages } from './endpoint.messages.ts';
import { readInput } from './endpoint-input.ts';
import { localeAmong, localeOfRequest } from './endpoint-locale.ts';
import { countInvalidInstead, secondsToWait, type LimitName } from './limits.ts';
import type { Room } from './room.ts';
import { storageFault } from './storage/storage-fault.ts';
import { currentRequest } from './watching/request-scope.ts';

export type Failure<Code extends string> = {
  code: Code;
  details?: Detail[] | undefined;
  /** What helps to go on, beside the message: for instance hours that are still free. */
  further?: Readonly<Record<string, unknown>> | undefined;
  headers?: Record<string, string> | undefined;
};
type Result<Reply, Code extends string> =
  | { ok: true; reply: Reply; headers?: Record<string, string> | undefined }
  | ({ ok: false } & Failure<Code>);

export const done = <Reply>(reply: Reply, headers?: Record<string, string>) =>
  ({ ok: true, reply, headers }) as const;

export const fail = <Code extends string>(code: Code, rest: Omit<Failure<Code>, 'code'> = {}) =>
  ({ ok: false, code, ...rest }) as const;

/** What tells a use case who asks. */
export type Asked = { context: Pick<APIContext, 'locals'> };

export type UseCase<Input, Reply, Code extends string, L extends Locale<'common'> = Locale> = (
  input: Input,
  request: { locale: L; context: APIContext },
) => Promise<Result<Reply, Code>> | Result<Reply, Code>;

type Options<Code extends string> = {
  limit?: LimitName | undefined;
  /** Who may not go on is told so before the body is read; for endpoints with large bodies. */
  admit?: ((context: APIContext) => ({ ok: false } & Failure<Code>) | undefined) | undefined;
  /** Where requests of this endpoint are held; for bodies so large that many would fill the memory. */
  room?: Room | undefined;
};

/**
 * The route of a contract: judges method, form and input, runs the use case and writes its answer.
 * Failures have the shape of ERRORS-1, in the language of the request. What a use case throws
 * is logged here and never sent. A limit counts every request of the right method by its visitor,
 * before its body is read, and one that can't be understood apart from the others. A reply that is a
 * Response already is sent as it is.
 */
export const endpoint =
  <Input extends z.$ZodType, Reply, Code extends string, L extends Locale<'common'>>(
    contract: Contract<Input, Reply, Code, L>,
    useCase: UseCase<z.output<Input>, Reply, Code, L>,
    options: Options<NoInfer<Code>> = {},
  ): APIRoute =>
  async (context) => {
    const locale = localeAmong(languagesOf(contract), context.request);
    const result = await answer(contract, useCase, context, { ...options, locale });
    if (result.ok) {
      const { reply } = result;
      return reply instanceof Response ? reply : json(200, reply, result.headers);
    }
    const { code, details, further, headers } = result;
    const message = messageFor(contract, locale, code);
    const status = statusOf(contract, code);
    return json(
      status,
      {
        success: false,
        code,
        message,
        ...(contract.repeatsMessageIn && { [contract.repeatsMessageIn]: message }),
        ...(details && { details }),
        ...further,
      },
      { ...(status === 503 && retryAfter(code)), ...headers },
    );
  };

/** What a route of a method takes. */
const takenBy = (method: string): string => (method === 'GET' ? 'GET, HEAD' : method);

/** A route without a contract that takes one method (GET includes HEAD); any other gets a 405. */
export const only =
  (method: 'GET' | 'POST', route: APIRoute): APIRoute =>
  (context) => {
    const asked = context.request.method === 'HEAD' ? 'GET' : context.request.method;
    if (asked === method) return route(context);
    const reply = faultReply(localeOfRequest(context.request), 'method_not_allowed');
    reply.headers.set('Allow', takenBy(method));
    return reply;
  };

/** The answer to a request that no use case gets to see. */
export const faultReply = (
  locale: Locale<'common'>,
  fault: RequestFault,
  method?: string,
): Response =>
  json(
    REQUEST_FAULTS[fault],
    { success: false, code: fault, message: faultMessage(locale, fault, method) },
    retryAfter(fault),
  );

/**
 * What is said of a fault. Who only wanted to read, by the request's method, is told nothing about
 * saving.
 */
export const faultWords = (
  locale: Locale<'common'>,
  fault: RequestFault,
  method?: string,
): string => {
  const words = inLocale(locale, endpointMessages);
  return fault === 'unavailable' && method === 'GET' ? words.unreachable : words[fault];
};

/** The same as the one message of an answer, with its reference where we can't say what it was. */
const faultMessage = (locale: Locale<'common'>, fault: RequestFault, method?: string): string => {
  const sentence = faultWords(locale, fault, method);
  const id = currentRequest()?.id;
  if (fault !== 'unexpected' || id === undefined) return sentence;
  const { reference } = inLocale(locale, endpointMessages);
  return `${sentence} ${fill(reference, { id: isolated(id) })}`;
};

/** In how many seconds to come again after what passes: too much at once soon, an outage less so. */
const RETRY_AFTER_S: Partial<Record<string, string>> = { busy: '10', unavailable: '30' };

/** What a fault asks whoever met it to wait, where trying again helps. */
export const retryAfter = (code: string): Record<string, string> => {
  const seconds = RETRY_AFTER_S[code];
  return seconds ? { 'Retry-After': seconds } : {};
};

const answer = async <
  Input extends z.$ZodType,
  Reply,
  Code extends string,
  L extends Locale<'common'>,
>(
  contract: Contract<Input, Reply, Code, L>,
  useCase: UseCase<z.output<Input>, Reply, Code, L>,
  context: APIContext,
  { locale, limit, admit, room }: Options<Code> & { locale: L },
): Promise<Result<Reply, Code | RequestFault>> => {
  const { request } = context;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (method !== contract.method) {
    return fail('method_not_allowed', { headers: { Allow: takenBy(contract.method) } });
  }
  let release: ReturnType<Room>;
  try {
    const seconds = limit && (await secondsToWait(limit, context));
    if (seconds) {
      return fail('too_many_requests', { headers: { 'Retry-After': String(seconds) } });
    }
    const refusal = admit?.(context);
    if (refusal) return refusal;
    release = room?.(context.locals.user?.id ?? '', declaredBytes(request, contract.maxBytes));
    if (room && !release) return fail('busy');
    const read = await readInput(request, contract, context.params);
    const parsed = 'value' in read ? z.safeParse(contract.input, read.value) : undefined;
    if (parsed?.success) return await useCase(parsed.data, { locale, context });
    if (limit) await countInvalidInstead(limit, context);
    if (!parsed) return fail('fault' in read ? read.fault : 'malformed');
    return fail('invalid', {
      details: parsed.error.issues.map(({ path, message }) => ({
        field: path.join('.'),
        message: messageFor(contract, locale, message),
      })),
    });
  } catch (error) {
    return fail(faultOf(error, contract));
  } finally {
    release?.();
  }
};

/** What a request may take of the memory: what it says, else as much as it is allowed. */
const declaredBytes = ({ headers }: Request, maxBytes = 0): number =>
  Math.min(Number(headers.get('content-length') ?? maxBytes), maxBytes);

/**
 * The answer to what was thrown, which is logged: in full where we can't say what it was. Of the path
 * only its pattern is, since an address may hold a secret.
 */
export const faultOf = (
  error: unknown,
  { method, path }: { method: string; path: string },
): RequestFault => {
  const found = storageFault(error);
  const what = `${method} ${path} failed:`;
  if (!found) {
    console.error(what, error);
    return 'unexpected';
  }
  console.error(what, found.fault, `(${found.code})`, (error as Error).message);
  return found.fault;
};

/** The languages in which an endpoint has words. */
const languagesOf = <L extends Locale<'common'>>({
  messages,
}: {
  messages: Readonly<Record<L, unknown>>;
}): L[] => Object.keys(messages).filter((key): key is L => isLocale(key));

const isRequestFault = (code: string): code is RequestFault => code in REQUEST_FAULTS;

const statusOf = <Code extends string>(
  { failures }: Pick<Contract<z.$ZodType, unknown, Code>, 'failures'>,
  code: Code | RequestFault,
): number => (code in failures ? failures[code as Code] : REQUEST_FAULTS[code as RequestFault]);

/** A code's own words, else those of every endpoint, else that something is wrong. */
const messageFor = <L extends Locale<'common'>>(
  {
    messages,
    method,
  }: { messages: Readonly<Record<L, Readonly<Record<string, string>>>>; method: string },
  locale: L,
  code: string,
): string => {
  const general = inLocale(locale, endpointMessages);
  const own = messages[locale][code];
  return own ?? (isRequestFault(code) ? faultMessage(locale, code, method) : general.invalid);
};

/** With its length, without which even the shortest would be compressed, and sent in pieces. */
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response => {
  const text = JSON.stringify(body);
  return new FastResponse(text, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
};

import type { APIContext, APIRoute } from 'astro';
import type { z } from 'zod';
import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { endpointMessages } from './endpoint.messages.ts';
import { readInput } from './endpoint-input.ts';
import { localeOfRequest } from './endpoint-locale.ts';

/** What can be wrong with any request, before a use case sees it. */
const REQUEST_FAULTS = {
  method_not_allowed: 405,
  unsupported_type: 415,
  too_large: 413,
  malformed: 400,
  invalid: 400,
  unexpected: 500,
} as const;

export type RequestFault = keyof typeof REQUEST_FAULTS;

/** What client and server of one endpoint agree on. Contracts are plain objects of this shape. */
export type Contract<Input extends z.ZodType, Reply, Code extends string> = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The form of the body; without one, the input is the query of the address. */
  accepts?: BodyType;
  /** The largest body in bytes; 64 KiB unless told. */
  maxBytes?: number;
  /** A schema names its faults by the keys of `messages`, where it has words of its own. */
  input: Input;
  reply: z.ZodType<Reply>;
  /** The status of every failure that the use case may return. */
  failures: Readonly<Record<Code, number>>;
  messages: Readonly<Record<Locale, Readonly<Record<Code, string>>>>;
};

export type BodyType = 'application/json' | 'multipart/form-data';

export type Detail = { field: string; message: string };
export type Failure<Code extends string> = {
  code: Code;
  details?: Detail[] | undefined;
  headers?: Record<string, string> | undefined;
};
export type Result<Reply, Code extends string> =
  | { ok: true; reply: Reply; headers?: Record<string, string> | undefined }
  | ({ ok: false } & Failure<Code>);

export const done = <Reply>(reply: Reply, headers?: Record<string, string>) =>
  ({ ok: true, reply, headers }) as const;

export const fail = <Code extends string>(code: Code, rest: Omit<Failure<Code>, 'code'> = {}) =>
  ({ ok: false, code, ...rest }) as const;

export type UseCase<Input, Reply, Code extends string> = (
  input: Input,
  request: { locale: Locale; context: APIContext },
) => Promise<Result<Reply, Code>> | Result<Reply, Code>;

/**
 * The route of a contract: judges method, form and input, runs the use case and writes its answer.
 * Failures have the shape of decision 13, in the language of the request. What a use case throws
 * is logged here and never sent.
 */
export const endpoint =
  <Input extends z.ZodType, Reply, Code extends string>(
    contract: Contract<Input, Reply, Code>,
    useCase: UseCase<z.output<Input>, Reply, Code>,
  ): APIRoute =>
  async (context) => {
    const locale = localeOfRequest(context.request);
    const result = await answer(contract, useCase, context, locale);
    if (result.ok) return json(200, result.reply, result.headers);
    const { code, details, headers } = result;
    return json(
      statusOf(contract, code),
      {
        success: false,
        code,
        message: messageFor(contract, locale, code),
        ...(details && { details }),
      },
      headers,
    );
  };

const answer = async <Input extends z.ZodType, Reply, Code extends string>(
  contract: Contract<Input, Reply, Code>,
  useCase: UseCase<z.output<Input>, Reply, Code>,
  context: APIContext,
  locale: Locale,
): Promise<Result<Reply, Code | RequestFault>> => {
  const { request } = context;
  if (request.method !== contract.method) {
    return fail('method_not_allowed', { headers: { Allow: contract.method } });
  }
  try {
    const read = await readInput(request, contract);
    if ('fault' in read) return fail(read.fault);
    const parsed = contract.input.safeParse(read.value);
    if (parsed.success) return await useCase(parsed.data, { locale, context });
    return fail('invalid', {
      details: parsed.error.issues.map(({ path, message }) => ({
        field: path.join('.'),
        message: messageFor(contract, locale, message),
      })),
    });
  } catch (error) {
    console.error(`${request.method} ${context.url.pathname} failed:`, error);
    return fail('unexpected');
  }
};

const isRequestFault = (code: string): code is RequestFault => code in REQUEST_FAULTS;

const statusOf = <Code extends string>(
  { failures }: Pick<Contract<z.ZodType, unknown, Code>, 'failures'>,
  code: Code | RequestFault,
): number => (code in failures ? failures[code as Code] : REQUEST_FAULTS[code as RequestFault]);

/** A code's own words, else those of every endpoint, else that something is wrong. */
const messageFor = (
  { messages }: { messages: Readonly<Record<Locale, Readonly<Record<string, string>>>> },
  locale: Locale,
  code: string,
): string => {
  const general = inLocale(locale, endpointMessages);
  return messages[locale][code] ?? (isRequestFault(code) ? general[code] : general.invalid);
};

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

import type * as z from 'zod/v4/core';
import type { Locale } from '#src/i18n/locales.ts';

/**
 * What client and server of one endpoint agree on. Contracts are plain objects of this shape; a
 * page that has to stay light calls by the contract's wire, which spares it the schemas.
 */
export type Contract<
  Input extends z.$ZodType,
  Reply,
  Code extends string,
  L extends Locale<'common'> = Locale,
> = {
  /** The address; `{name}` stands for a part of it that is one of the input's fields. */
  path: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The form of the body; without one, the input is the query of the address. */
  accepts?: BodyType;
  /** The largest body in bytes; 64 KiB unless told. */
  maxBytes?: number;
  /** A schema names its faults by the keys of `messages`, where it has words of its own. */
  input: Input;
  reply: z.$ZodType<Reply>;
  /** The status of every failure that the use case may return. */
  failures: Readonly<Record<Code, number>>;
  /**
   * A further field in which a failure repeats its message, where its readers look for it
   * (ERRORS-3).
   */
  repeatsMessageIn?: 'error';
  /** In every language in which the endpoint answers: those of its area. */
  messages: Readonly<Record<L, Readonly<Record<NoInfer<Code>, string>>>>;
};

/** All that a call needs. Without its schema a reply is read as the contract has it. */
export type Wire<Input extends z.$ZodType, Reply, Code extends string> = Pick<
  Contract<Input, Reply, Code>,
  'path' | 'method' | 'accepts'
> &
  Partial<Pick<Contract<Input, Reply, Code>, 'input' | 'reply' | 'failures'>>;

/** What of a contract has to travel to a browser: the same values, and of the schemas the types. */
export type WireOf<Whole> = Pick<Whole, keyof Whole & ('path' | 'method' | 'accepts')> &
  Partial<Pick<Whole, keyof Whole & ('input' | 'reply' | 'failures')>>;

export type BodyType = 'application/json' | 'multipart/form-data';

/** What can be wrong with any request, before a use case sees it. */
export const REQUEST_FAULTS = {
  method_not_allowed: 405,
  no_such_endpoint: 404,
  unsupported_type: 415,
  too_large: 413,
  malformed: 400,
  forged: 403,
  invalid: 400,
  too_many_requests: 429,
  unexpected: 500,
  /** Too much is being done at once. */
  busy: 503,
  /** What the site keeps things in is not there. */
  unavailable: 503,
  /** Nothing more can be kept. */
  storage_full: 507,
} as const;

export type RequestFault = keyof typeof REQUEST_FAULTS;

/** What is wrong with one field of an input, in the language of the request. */
export type Detail = { field: string; message: string };

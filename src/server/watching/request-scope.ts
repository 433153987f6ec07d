import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What everything that is done for a request knows of it. */
type RequestScope = {
  /** What a person names to support, and every line of the log about this request has. */
  readonly id: string;
  /** The pattern of the address, never the address. */
  route: string;
};

const scopes = new AsyncLocalStorage<RequestScope>();

/** From here on, whatever follows in this turn is done for a request. */
export const enterRequest = (scope: RequestScope): void => scopes.enterWith(scope);

/** The request that this is done for; undefined for what the server does by itself. */
export const currentRequest = (): RequestScope | undefined => scopes.getStore();

export const REQUEST_ID = 'X-Request-Id';

/** Of a UUID's random digits, enough to find a line of the log by. */
const ID_DIGITS = 12;
/** As most proxies write it. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id that a proxy of ours gave a request, else a new one. */
export const requestId = (headers: IncomingHttpHeaders, trustedProxies: number): string => {
  const given = headers[REQUEST_ID.toLowerCase()];
  return trustedProxies > 0 && typeof given === 'string' && WELL_FORMED.test(given)
    ? given
    : randomUUID().slice(-ID_DIGITS);
};

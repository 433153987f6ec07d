import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { APIContext } from 'astro';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/v4/core';
import { database } from '#db/client.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { onRequest } from '#src/middleware.ts';
import { localeAmong, localeOfRequest } from '#src/server/endpoint-locale.ts';
import { endpointMessages } from '#src/server/endpoint.messages.ts';
import { ownDatabase } from '../server/own-database.ts';
import { ADMIN, cookieJar, newPeople, type People } from './people.ts';
import { requestOf, requestsTo, SITE, type Case } from './requests.ts';
import { allRoutes, type AnyContract, type Route } from './routes.ts';

/** `npm run test:fuzz` sends more of them; FUZZ_SEED repeats a run that failed. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 1_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_124);
/** Far more than a case takes: what hangs is found, what is slow is not. */
const CASE_MS = 100;

/** What endpoints without a contract may answer besides: readiness names by it a part that is late. */
const OWN_FAILURES: Readonly<Record<string, readonly number[]>> = { '/api/health/ready': [503] };

// Limits have tests of their own, and would answer for most of these requests.
vi.mock('#src/server/limits.ts', () => ({
  secondsToWait: () => Promise.resolve(undefined),
  countInvalid: () => Promise.resolve(),
  countInvalidInstead: () => Promise.resolve(),
}));

const answerTo = async (route: Route, sent: Case, { cookies }: People) => {
  const { request, params } = requestOf(route, sent);
  const url = new URL(request.url);
  const context = {
    ...{ request, url, params, locals: {}, isPrerendered: false, routePattern: route.path },
    ...{ site: new URL(SITE), clientAddress: '127.0.0.1' },
    cookies: cookieJar(cookies.get(sent.who)),
    redirect: (to: string, status = 302) =>
      new Response(null, { status, headers: { location: to } }),
    rewrite: () => Promise.resolve(new Response('nothing here', { status: 404 })),
  } as unknown as APIContext;
  const handler = route.handlerOf(sent.method === 'HEAD' ? 'GET' : sent.method);
  const found = () =>
    Promise.resolve(handler ? handler(context) : new Response(null, { status: 404 }));
  return { request, response: (await onRequest(context, found)) as Response };
};

/** Grows with each row that is written, changed or removed, and with each file that is stored. */
const changesSoFar = async (folder: string): Promise<string> => {
  const { rows } = await (await database()).$client.execute('SELECT total_changes() AS n');
  let files: number;
  try {
    files = readdirSync(join(folder, 'uploads'), { recursive: true }).length;
  } catch {
    files = 0;
  }
  return `${String(rows[0]?.['n'])} rows, ${files} files`;
};

/** What a failure may say to this visitor, in the language that the endpoint has for them. */
const wordsFor = (request: Request, { messages }: AnyContract): Set<string> => {
  const locale = localeAmong(
    Object.keys(messages).filter((key) => isLocale(key)),
    request,
  );
  const own = (messages as Readonly<Record<string, Readonly<Record<string, string>>>>)[locale];
  return new Set([
    ...Object.values(own ?? {}),
    ...Object.values(endpointMessages[locale]),
    // What another site sent is refused before the endpoint is known.
    endpointMessages[localeOfRequest(request)].forged,
  ]);
};

/** The shape of ERRORS-1. */
const expectRefusal = async (response: Response, request: Request, contract: AnyContract) => {
  expect(isJson(response), 'a refusal is JSON').toBe(true);
  const told = (await response.json()) as { code: string; message: string };
  expect(told).toMatchObject({ success: false, code: expect.any(String) as string });
  const words = wordsFor(request, contract);
  expect(words.has(told.message), `${told.code} is told as “${told.message}”`).toBe(true);
};

const isJson = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

/** Sends requests by chance to the endpoints that are meant, a test each. */
export const meetEndpoints = async (isMeant: (route: Route) => boolean): Promise<void> => {
  const folder = ownDatabase({ settings: { SITE_URL: SITE, ADMIN_EMAILS: ADMIN } });
  const said: unknown[] = [];

  // Nothing of this outlives the test; to wait for the disk would take most of its time.
  beforeAll(
    async () => void (await (await database()).$client.execute('PRAGMA synchronous = OFF')),
  );
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(...words));
  });
  afterEach(() => vi.restoreAllMocks());

  describe.each((await allRoutes()).filter(isMeant))('$method $path', (route) => {
    test(
      'answers whatever is sent, in words of its own, and keeps nothing that it refuses',
      async () => {
        const people = await newPeople();
        const { contract } = route;
        const declared = new Set([
          ...Object.values(contract?.failures ?? {}),
          ...(OWN_FAILURES[route.path] ?? []),
        ]);
        const property = fc.asyncProperty(requestsTo(route, people.known), async (sent) => {
          said.length = 0;
          const before = await changesSoFar(folder());
          const { request, response } = await answerTo(route, sent, people);
          const { status } = response;
          expect(status < 500 || declared.has(status), `${status}: ${String(said.at(-1))}`).toBe(
            true,
          );
          if (status < 400) {
            if (status === 200 && isJson(response) && contract && sent.method === route.method)
              expect(z.safeParse(contract.reply, await response.json()).error).toBeUndefined();
            return;
          }
          expect(await changesSoFar(folder()), 'what is refused changes nothing').toBe(before);
          if (contract) await expectRefusal(response, request, contract);
        });
        await fc.assert(property, { numRuns: CASES, seed: SEED });
      },
      30_000 + CASES * CASE_MS,
    );
  });
};

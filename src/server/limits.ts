import type { APIContext } from 'astro';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { database } from '#db/client.ts';
import { countRequests } from '#db/repos/request-counts.ts';
import { isShared } from '#src/lib/config/database.ts';
import { readConfig } from '#src/lib/config.ts';
import { hashToken } from '#src/lib/hash.ts';
import { networksOf } from './address.ts';
import { ownCookieName, VISITOR_COOKIES } from './own-cookie.ts';
import { sharedLimiter, together, type SharedLimiter } from './shared-limiter.ts';

const WINDOW_S = 10 * 60;

type Limit = { person: number; address: number; strangers?: number };

/**
 * How many requests one person and one address may send within ten minutes. A person is an account
 * or a browser's cookie; an address may have a school of 300 behind it, who all begin at once. Of
 * strangers, who have neither, an address may send fewer where that is said.
 */
const LIMITS = {
  /** Pages that are made when they are asked for. */
  pages: { person: 300, address: 6_000 },
  login: { person: 30, address: 600 },
  /** Each may be a mail to somebody who did not ask, so fewer from browsers that nobody knows. */
  newsletter: { person: 10, address: 450, strangers: 60 },
  onboarding: { person: 30, address: 600 },
  transcription: { person: 120, address: 3_000 },
  /** A device sends after each sitting, and asks when it is opened. */
  learning: { person: 300, address: 6_000 },
  /** A student looks at hours, asks and is refused; a tutor answers. */
  lessons: { person: 120, address: 3_000 },
  uploads: { person: 60, address: 600 },
  /** An archive is all that somebody has here. */
  account: { person: 20, address: 300 },
  /** Requests that could not be understood, of every kind. They use up none of the others. */
  invalid: { person: 60, address: 900 },
} as const satisfies Record<string, Limit>;

/** A wider network of IPv6 (/48), which one customer may hold, counts as so many addresses. */
const WIDE = 4;

type CountName = keyof typeof LIMITS;
export type LimitName = Exclude<CountName, 'invalid'>;

/** What tells visitors apart. */
export type Visitor = Pick<APIContext, 'clientAddress' | 'cookies' | 'locals'>;

type Limiter = RateLimiterMemory | SharedLimiter;
type Count = { limiter: Limiter; key: string };
type Crowd = { byAddress: Limiter; byNetwork: Limiter };
/** Where strangers have no limit of their own, they count among everybody alone. */
type Limiters = { byPerson: Limiter; everybody: Crowd; strangers: Crowd | undefined };

/** In the memory of this process, or where others count as well in the database (decision 240). */
const makeLimiters = (): Record<CountName, Limiters> => {
  const { database: place, siteSecret: secret } = readConfig(process.env);
  const count = together(async (countings) => countRequests(await database(), countings));
  const make = (name: string, points: number): Limiter =>
    isShared(place) && secret !== undefined
      ? sharedLimiter({ name, points, duration: WINDOW_S, count, secret })
      : new RateLimiterMemory({ points, duration: WINDOW_S });
  const crowd = (name: string, points: number): Crowd => ({
    byAddress: make(`${name} address`, points),
    byNetwork: make(`${name} network`, WIDE * points),
  });
  const limits: [string, Limit][] = Object.entries(LIMITS);
  return Object.fromEntries(
    limits.map(([name, { person, address, strangers }]): [string, Limiters] => [
      name,
      {
        byPerson: make(`${name} person`, person),
        everybody: crowd(name, address),
        strangers: strangers === undefined ? undefined : crowd(`${name} strangers`, strangers),
      },
    ]),
  ) as Record<CountName, Limiters>;
};

let made: Record<CountName, Limiters> | undefined;

/** Counts a request. Answers how many seconds to wait, or undefined where it may go on. */
export const secondsToWait = async (
  name: LimitName,
  visitor: Visitor,
): Promise<number | undefined> => {
  const counts = countsOf(name, visitor);
  const [known] = (await Promise.all(counts.map(refusedBefore))).filter((one) => one !== undefined);
  if (known) return secondsOf(known.msBeforeNext);
  // All at once, which is one journey to the database.
  const [spent, taken] = await Promise.all([
    Promise.all(countsOf('invalid', visitor).map(({ limiter, key }) => limiter.get(key))),
    Promise.all(counts.map(consume)),
  ]);
  const refusal =
    spent.find((one) => one && one.remainingPoints <= 0) ??
    taken.find(({ isRefused }) => isRefused)?.answer;
  if (!refusal) return undefined;
  // Whoever is refused uses up nothing of those around them.
  await Promise.all(
    counts.filter((_, at) => !taken[at]?.isRefused).map(({ limiter, key }) => limiter.reward(key)),
  );
  return secondsOf(refusal.msBeforeNext);
};

/** Whoever goes on when refused costs no more journeys. */
const refusedBefore = ({ limiter, key }: Count): Promise<RateLimiterRes | undefined> | undefined =>
  'refused' in limiter ? limiter.refused(key) : undefined;

const consume = ({
  limiter,
  key,
}: Count): Promise<{ isRefused: boolean; answer: RateLimiterRes }> =>
  limiter.consume(key).then(
    (answer) => ({ isRefused: false, answer }),
    (refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { isRefused: true, answer: refusal };
    },
  );

/** Counts a request that could not be understood. */
export const countInvalid = async (visitor: Visitor): Promise<void> => {
  const counts = countsOf('invalid', visitor);
  await Promise.all(counts.map(({ limiter, key }) => limiter.penalty(key)));
};

/** Takes back that a request was counted, once it has turned out that it could not be understood. */
export const countInvalidInstead = async (name: LimitName, visitor: Visitor): Promise<void> => {
  const counts = countsOf(name, visitor);
  await Promise.all([
    ...counts.map(({ limiter, key }) => limiter.reward(key)),
    countInvalid(visitor),
  ]);
};

/** By whom a request counts: the person where one is known, the address, the network around it. */
const countsOf = (name: CountName, visitor: Visitor): Count[] => {
  const { byPerson, everybody, strangers } = (made ??= makeLimiters())[name];
  const person = personOf(visitor);
  const [address, network] = networksOf(visitor.clientAddress);
  const among = ({ byAddress, byNetwork }: Crowd): Count[] => [
    { limiter: byAddress, key: address },
    ...(network ? [{ limiter: byNetwork, key: network }] : []),
  ];
  return [
    ...(person ? [{ limiter: byPerson, key: person }] : strangers ? among(strangers) : []),
    ...among(everybody),
  ];
};

/** Someone who throws cookies away, or makes them up, counts by the address all the same. */
const personOf = ({ locals, cookies }: Visitor): string | undefined => {
  if (locals.user) return `account ${locals.user.id}`;
  const cookie = VISITOR_COOKIES.map((name) => cookies.get(ownCookieName(name))?.value).find(
    Boolean,
  );
  return cookie && `browser ${hashToken(cookie)}`;
};

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

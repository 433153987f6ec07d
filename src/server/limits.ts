import type { APIContext } from 'astro';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { hashToken } from '#src/lib/hash.ts';
import { networksOf } from './address.ts';
import { ownCookieName, VISITOR_COOKIES } from './own-cookie.ts';

const WINDOW_S = 10 * 60;

/**
 * How many requests one person and one address may send within ten minutes. A person is an account
 * or a browser's cookie; an address may have a school of 300 behind it, who all begin at once.
 */
const LIMITS = {
  /** Pages that are made when they are asked for. */
  pages: { person: 300, address: 6_000 },
  login: { person: 30, address: 600 },
  newsletter: { person: 10, address: 450 },
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
} as const;

/** A wider network of IPv6 (/48), which one customer may hold, counts as so many addresses. */
const WIDE = 4;

type CountName = keyof typeof LIMITS;
export type LimitName = Exclude<CountName, 'invalid'>;

/** What tells visitors apart. */
export type Visitor = Pick<APIContext, 'clientAddress' | 'cookies' | 'locals'>;

type Count = { limiter: RateLimiterMemory; key: string };

// Counted in this process, which is the only one that serves the site.
const limiters = Object.fromEntries(
  Object.entries(LIMITS).map(([name, { person, address }]) => [
    name,
    [person, address, WIDE * address].map(
      (points) => new RateLimiterMemory({ points, duration: WINDOW_S }),
    ),
  ]),
) as Record<CountName, [RateLimiterMemory, RateLimiterMemory, RateLimiterMemory]>;

/** Counts a request. Answers how many seconds to wait, or undefined where it may go on. */
export const secondsToWait = async (
  name: LimitName,
  visitor: Visitor,
): Promise<number | undefined> => {
  for (const { limiter, key } of countsOf('invalid', visitor)) {
    const spent = await limiter.get(key);
    if (spent && spent.remainingPoints <= 0) return secondsOf(spent);
  }
  for (const { limiter, key } of countsOf(name, visitor)) {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return secondsOf(refusal);
    }
  }
  return undefined;
};

/** Counts a request that could not be understood. */
export const countInvalid = async (visitor: Visitor): Promise<void> => {
  for (const { limiter, key } of countsOf('invalid', visitor)) await limiter.penalty(key);
};

/** Takes back that a request was counted, once it has turned out that it could not be understood. */
export const countInvalidInstead = async (name: LimitName, visitor: Visitor): Promise<void> => {
  for (const { limiter, key } of countsOf(name, visitor)) await limiter.reward(key);
  await countInvalid(visitor);
};

/** By whom a request counts: the person where one is known, the address, the network around it. */
const countsOf = (name: CountName, visitor: Visitor): Count[] => {
  const [byPerson, byAddress, byNetwork] = limiters[name];
  const person = personOf(visitor);
  const [address, network] = networksOf(visitor.clientAddress);
  return [
    ...(person ? [{ limiter: byPerson, key: person }] : []),
    { limiter: byAddress, key: address },
    ...(network ? [{ limiter: byNetwork, key: network }] : []),
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

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

import * as z from 'zod/mini';
import type { Choice } from '#src/domain/learning/choice.ts';
import { timeZoneSchema } from '#src/domain/time-zone-schema.ts';
import { learningMessages } from './learning.messages.ts';
import { CHOICES_PER_CALL, EVENTS_PER_CALL } from './learning.wires.ts';
import type { WireCard } from './wire-card.ts';

/** An event has some 200 bytes; the longest item names have four times as many. */
const MAX_BYTES = EVENTS_PER_CALL * 1024;

const accountId = z.string().check(z.minLength(1), z.maxLength(100));

/** Each is judged by itself, so that a spoilt one does not hold up the others. */
const judgedOneByOne = (most: number) =>
  z.array(z.unknown()).check(z.maxLength(most, 'too_much_at_once'));

/** Places in what was sent, and why: no device can mend these by sending them again. */
const refused = z.array(z.object({ index: z.int(), reason: z.enum(['invalid']) }));

/**
 * Brings what happened on a device into the account that the device believes to be signed in.
 * Sending again what was taken changes nothing.
 */
export const sendEvents = {
  path: '/api/learning/events',
  method: 'POST',
  accepts: 'application/json',
  maxBytes: MAX_BYTES,
  input: z.strictObject({ account: accountId, events: judgedOneByOne(EVENTS_PER_CALL) }),
  reply: z.object({
    success: z.literal(true),
    /** Ids of the events that are part of the account now, newly or before. */
    taken: z.array(z.string()),
    refused,
  }),
  failures: { signed_out: 401, other_account: 409 },
  messages: learningMessages,
} as const;

/** Brings what a learner decided; of each name the newest stays. */
export const sendChoices = {
  path: '/api/learning/choices',
  method: 'POST',
  accepts: 'application/json',
  input: z.strictObject({ account: accountId, choices: judgedOneByOne(CHOICES_PER_CALL) }),
  reply: z.object({ success: z.literal(true), refused }),
  failures: { signed_out: 401, other_account: 409 },
  messages: learningMessages,
} as const;

const since = z._default(z.coerce.number().check(z.int(), z.gte(0)), 0);

/**
 * The learner's cards that changed after a revision, and the revision to ask from next time; with
 * them all that was chosen. A device that does not know of the last forgetting gets all there is,
 * in place of what it has.
 */
export const readCards = {
  path: '/api/learning/cards',
  method: 'GET',
  input: z.object({ since, forgotten: since }),
  reply: z.object({
    success: z.literal(true),
    account: accountId,
    cards: z.array(z.custom<WireCard>()),
    choices: z.array(z.custom<Choice>()),
    revision: z.int(),
    /** When everything was forgotten last, in milliseconds since 1970; 0 for never. */
    forgotten: z.int(),
  }),
  failures: { signed_out: 401 },
  messages: learningMessages,
} as const;

/** Forgets all that a learner has done and decided, in the account and for good. */
export const forgetLearning = {
  path: '/api/learning/forget',
  method: 'POST',
  accepts: 'application/json',
  input: z.strictObject({ account: accountId }),
  reply: z.object({ success: z.literal(true), forgotten: z.int() }),
  failures: { signed_out: 401, other_account: 409 },
  messages: learningMessages,
} as const;

/** All that is kept of a learner, for them to take along. */
export const exportLearning = {
  path: '/api/learning/export',
  method: 'GET',
  input: z.object({}),
  reply: z.custom<Response>(),
  failures: { signed_out: 401 },
  messages: learningMessages,
} as const;

const DAYS_AT_MOST = 400;
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** On which days of a time zone something was practised, the first and the last one included. */
export const readDays = {
  path: '/api/learning/days',
  method: 'GET',
  input: z.object({ zone: timeZoneSchema, from: day, until: day }).check(
    z.refine(({ from, until }) => {
      const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
      return days >= 0 && days < DAYS_AT_MOST;
    }, 'days'),
  ),
  reply: z.object({ success: z.literal(true), account: accountId, days: z.array(day) }),
  failures: { signed_out: 401 },
  messages: learningMessages,
} as const;

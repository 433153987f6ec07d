import { z } from 'zod';
import { isLessonLink } from '#src/domain/lessons/lesson-link.ts';
import { priceFault } from '#src/domain/money.ts';
import { timeZoneSchema } from '#src/domain/time-zone-schema.ts';
import { WEEKDAYS } from '#src/domain/week.ts';
import { HOURS, slotFault } from '#src/domain/week-times.ts';
import { roomMessages } from './room.messages.ts';

const success = z.literal(true);
const version = z.int().min(0);
const shared = { messages: roomMessages } as const;
/** `no_room`: the tutor has not been approved, is suspended, or has left. */
const closed = { unauthenticated: 401, forbidden: 403, no_room: 404 } as const;

const slot = z.strictObject({
  from: z.enum(HOURS, 'slot_open'),
  to: z.enum(HOURS, 'slot_open'),
});

const day = z.strictObject({
  day: z.enum(WEEKDAYS),
  slots: z
    .array(slot)
    .max(HOURS.length, 'slot_overlap')
    .superRefine((slots, context) => {
      slots.forEach((one, index) => {
        const message = slotFault(one, slots.slice(0, index));
        if (message) context.addIssue({ code: 'custom', message, path: [index, 'to'] });
      });
    }),
});

const week = z
  .array(day)
  .max(WEEKDAYS.length)
  .refine((days) => new Set(days.map((one) => one.day)).size === days.length, 'week');

/** More than a year of days, each with hours of its own here and there. */
const MOST_EXCEPTIONS = 800;

const exception = z
  .strictObject({
    /** On the tutor's calendar. */
    day: z.iso.date('exception'),
    /** None for the whole day. */
    hour: z.int().min(0).max(23).optional(),
    isOpen: z.boolean(),
  })
  .refine(({ hour, isOpen }) => hour !== undefined || !isOpen, 'exception');

const exceptions = z
  .array(exception)
  .max(MOST_EXCEPTIONS, 'too_many_exceptions')
  .refine(
    (all) => new Set(all.map((one) => `${one.day} ${one.hour}`)).size === all.length,
    'exception',
  );

const availability = z.strictObject({
  /** On whose clock hours and exceptions are; asked for, never guessed. */
  zone: timeZoneSchema,
  week,
  exceptions,
});

const priceUsd = z.number('price').superRefine((dollars, context) => {
  const message = priceFault(dollars);
  if (message) context.addIssue({ code: 'custom', message });
});

/** Empty for none. */
const lessonLink = z.string().refine((link) => link === '' || isLessonLink(link), 'link');

const changes = z.strictObject({ ...availability.shape, priceUsd, lessonLink }).partial();

/** What a tutor offers, as it is kept. A zone or a price that was never told is empty, or null. */
const offer = z.object({
  version,
  zone: z.string(),
  week,
  exceptions,
  priceUsd: z.number().nullable(),
  lessonLink: z.string(),
});

export type Offer = z.output<typeof offer>;
export type OfferChanges = z.output<typeof changes>;

/** What the signed-in tutor offers now. */
export const readOffer = {
  ...shared,
  path: '/api/tutor/offer',
  method: 'GET',
  input: z.object({}),
  reply: z.object({ success, offer }),
  failures: closed,
} as const;

/**
 * Changes what the signed-in tutor offers: all that is named, at once and without an approval. The
 * answer to a change on an older version is `conflict`; the newer one is then read (ROOM-4).
 */
export const changeOffer = {
  ...shared,
  path: '/api/tutor/offer',
  method: 'PATCH',
  accepts: 'application/json',
  input: z.strictObject({ version, ...changes.shape }),
  reply: z.object({ success, offer }),
  failures: { ...closed, conflict: 409 },
} as const;

/**
 * Hides the signed-in tutor, or ends that. While more requests wait for an answer than the tutor
 * agreed to decline with it, a pause is refused, with their number as `open` (ROOM-8).
 */
export const pauseTeaching = {
  ...shared,
  path: '/api/tutor/pause',
  method: 'POST',
  accepts: 'application/json',
  input: z.strictObject({ isPaused: z.boolean(), declines: z.int().min(0).default(0) }),
  /** `declined`: how many requests were declined with the pause. */
  reply: z.object({ success, isPaused: z.boolean(), declined: z.int().min(0) }),
  failures: { ...closed, open_requests: 409 },
} as const;

/** Ends the signed-in tutor's teaching here: page, requests and lessons ahead (ROOM-10). */
export const leaveTeaching = {
  ...shared,
  path: '/api/tutor/leave',
  method: 'POST',
  accepts: 'application/json',
  input: z.strictObject({ isSure: z.literal(true) }),
  reply: z.object({ success }),
  failures: closed,
} as const;

import * as z from 'zod/mini';
import { timeZoneSchema } from '#src/domain/time-zone-schema.ts';
import { SHORT_DAYS, type ShortDay } from '#src/domain/week.ts';
import { remindersMessages } from './reminders.messages.ts';

const days = z
  .array(z.enum(SHORT_DAYS))
  .check(z.refine((all) => new Set(all).size === all.length, 'invalid'));

/** Asks for mails on some days of the week, or, by no days, for none any more. */
export const setReminder = {
  path: '/api/learning/reminders',
  method: 'POST',
  accepts: 'application/json',
  input: z.strictObject({ days, zone: timeZoneSchema }),
  reply: z.object({
    success: z.literal(true),
    /** The chosen days; none where no mails are sent. */
    days,
    /** On which day (`2030-03-01`) of the time zone is looked next. */
    next: z.nullable(z.string()),
    /** By the clock of which city, in the language of the page. */
    place: z.nullable(z.string()),
  }),
  failures: { signed_out: 401, no_address: 409 },
  messages: remindersMessages,
} as const;

/** How reminders stand, to whom they go and by the clock of which city, and the days that the learner's answers name. */
export type ReminderStanding = {
  /** The chosen days; none where no mails are sent. */
  readonly days: readonly ShortDay[];
  readonly suggested: readonly ShortDay[];
  readonly email: string | undefined;
  readonly place: string | undefined;
};

import * as z from 'zod/mini';
import { database } from '#db/client.ts';
import { endReminder, keepReminder, reminderOf } from '#db/repos/learning-reminders.ts';
import { answersOfStudent } from '#db/repos/onboarding.ts';
import { addressOf } from '#db/repos/users.ts';
import { localDay } from '#src/domain/local-day.ts';
import { cityOf } from '#src/i18n/cities.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { SHORT_DAYS, type ShortDay } from '#src/domain/week.ts';
import { done, fail, type Asked } from '#src/server/endpoint.ts';
import type { ReminderStanding } from './reminders.contract.ts';
import { firstReminder } from './reminder-time.ts';

/** Without an answer: the region's week has its weekend on Friday and Saturday. */
const USUAL_DAYS: readonly ShortDay[] = ['sun', 'tue', 'thu'];

const scheduleAnswer = z.object({
  questionType: z.literal('study_schedule'),
  preferenceData: z.object({ selectedDays: z.array(z.enum(SHORT_DAYS)) }),
});

const suggestedDays = (answers: readonly unknown[]): ShortDay[] => {
  const chosen = answers.flatMap(
    (answer) => z.safeParse(scheduleAnswer, answer).data?.preferenceData.selectedDays ?? [],
  );
  return chosen.length > 0 ? chosen : [...USUAL_DAYS];
};

/** How a learner's reminders stand. */
export const standingOf = async (userId: string, locale: Locale): Promise<ReminderStanding> => {
  const db = await database();
  const reminder = await reminderOf(db, userId);
  return {
    days: reminder?.days ?? [],
    suggested: suggestedDays(await answersOfStudent(db, userId)),
    email: await addressOf(db, userId),
    place: reminder && cityOf(locale, reminder.zone),
  };
};

/** Keeps on which days the signed-in learner wants a mail; none ends them. */
export const takeReminder = async (
  { days, zone }: { days: ShortDay[]; zone: string },
  { locale, context: { locals } }: Asked & { locale: Locale },
) => {
  if (!locals.user) return fail('signed_out');
  const { id } = locals.user;
  const db = await database();
  if (days.length === 0) {
    await endReminder(db, id);
    return done({ success: true as const, days, next: null, place: null });
  }
  // Somebody else's address may have been given to the issuer: only its owner can ask for mails.
  if (!(await addressOf(db, id))) return fail('no_address');
  const nextAt = firstReminder({ days, zone }, new Date());
  await keepReminder(db, id, { days, zone, nextAt });
  const next = localDay(zone, nextAt.getTime());
  return done({ success: true as const, days, next, place: cityOf(locale, zone) });
};

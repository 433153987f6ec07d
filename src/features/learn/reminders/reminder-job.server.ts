import type { Database } from '#db/client.ts';
import { cardsSince } from '#db/repos/learning.ts';
import { choicesOf } from '#db/repos/learning-choices.ts';
import { lastPractice, moveReminder, waitingReminders } from '#db/repos/learning-reminders.ts';
import { brandName } from '#src/content/site-settings.ts';
import { scheduledOf, type LearningCard } from '#src/domain/learning/card.ts';
import { dueAt, type Strictness } from '#src/domain/learning/forgetting.ts';
import { dayAfter, localDay, momentOn } from '#src/domain/local-day.ts';
import type { ShortDay } from '#src/domain/week.ts';
import { localeFor } from '#src/i18n/locales.ts';
import { fill, inLocale, plural } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { Mail } from '#src/server/mail.ts';
import { askable } from '#src/learning/day.ts';
import type { Catalogue } from '#src/learning/catalogue/catalogue.ts';
import { buildCatalogue } from '#src/learning/catalogue/catalogue.server.ts';
import { composeLetter } from '#src/server/mail/letter.ts';
import { oneClickHeaders } from '#src/server/mail/link.ts';
import { outboxTools, type OutboxTools } from '#src/server/mail/outbox.ts';
import { sendOnce, type Outcome } from '#src/server/mail/send-once.ts';
import { reminderLetterMessages } from './reminder-letter.messages.ts';
import { firstReminder, isInTime, retryAt } from './reminder-time.ts';
import { stopLink } from './stop-link.server.ts';

type Waiting = Awaited<ReturnType<typeof waitingReminders>>[number];
type Tools = Omit<OutboxTools, 'from'>;

const AT_ONCE = 100;

/** How a turn's reminders are counted, by what became of their mails. */
const COUNTED_AS = {
  sent: 'sent',
  dropped: 'nothingDue',
  failed: 'failed',
  unreachable: 'failed',
} as const satisfies Record<Outcome, string>;

/** Reminds whoever asked for it and has something due, as a task of the live server. */
export const remindLearners = (db: Database, signal?: AbortSignal) =>
  sendReminders(db, outboxTools(signal));

/**
 * As `remindLearners`, with what it works with. A reminder is moved on before its mail is tried, so
 * that neither a second run nor a restart sends it again; one that failed comes back on its day.
 */
export const sendReminders = async (
  db: Database,
  tools: Tools,
): Promise<{ sent: number; failed: number; nothingDue: number }> => {
  const report = { sent: 0, failed: 0, nothingDue: 0 };
  let catalogue: Catalogue | undefined;
  for (;;) {
    const waiting = await waitingReminders(db, tools.clock(), AT_ONCE);
    for (const one of waiting) {
      if (tools.signal?.aborted) return report;
      // What there is to learn is the same in every language.
      catalogue ??= await buildCatalogue(localeFor('learn', one.locale));
      const outcome = await remind(db, one, catalogue, tools);
      if (outcome) report[COUNTED_AS[outcome]] += 1;
      if (outcome === 'unreachable') return report;
    }
    if (waiting.length < AT_ONCE) return report;
  }
};

const remind = async (
  db: Database,
  waiting: Waiting,
  catalogue: Catalogue,
  tools: Tools,
): Promise<Outcome | undefined> => {
  const { userId, zone, nextAt, email, emailVerified } = waiting;
  const rhythm = { days: waiting.days as ShortDay[], zone };
  const now = tools.clock();
  const to = firstReminder(rhythm, now);
  const take = () => moveReminder(db, userId, { from: nextAt, to });
  // It stood at an hour at which mails went out formerly: its own is yet to come.
  if (localDay(zone, to.getTime()) === localDay(zone, now.getTime())) {
    await take();
    return undefined;
  }
  const letter = async () => {
    if (!email || !emailVerified || !isInTime(rhythm, now)) return undefined;
    const due = await dueToday(db, catalogue, { userId, zone, now });
    return due > 0 ? reminderLetter({ ...waiting, email }, due, tools.siteUrl) : undefined;
  };
  return sendOnce(
    {
      name: `A reminder (${userId})`,
      letter,
      take,
      again: (failedAt) => retryAt(rhythm, failedAt),
      giveBack: ({ dueAt }) => moveReminder(db, userId, { from: to, to: dueAt }),
    },
    tools,
  );
};

/** How much is due before the learner's day ends; nothing where they have practised on it. */
const dueToday = async (
  db: Database,
  catalogue: Catalogue,
  { userId, zone, now }: { userId: string; zone: string; now: Date },
): Promise<number> => {
  const today = localDay(zone, now.getTime());
  const last = await lastPractice(db, userId);
  if (last && last >= momentOn(zone, today)) return 0;
  const { cards } = await cardsSince(db, userId, 0);
  const choices = await choicesOf(db, userId);
  const strictness = choices.find(({ name }) => name === 'strictness')?.value as
    Strictness | undefined;
  const asked = askable(new Map(cards.map((card) => [card.item, card])), catalogue);
  const end = momentOn(zone, dayAfter(today)).getTime();
  return countDue([...asked.values()], end, strictness ?? 'usual');
};

const countDue = (cards: readonly LearningCard[], end: number, strictness: Strictness): number =>
  cards.filter((card) => scheduledOf(card).some(({ memory }) => dueAt(memory, strictness) < end))
    .length;

/** The mail that says how much is due, with the way to it and the way out. */
const reminderLetter = async (
  { userId, email, ...reader }: Pick<Waiting, 'userId' | 'locale'> & { email: string },
  due: number,
  siteUrl: string,
): Promise<Mail> => {
  const locale = localeFor('learn', reader.locale);
  const t = inLocale(locale, reminderLetterMessages);
  const address = siteUrl + (await stopLink.pathFor(locale, userId));
  const letter = composeLetter(
    {
      locale,
      brand: await brandName(locale),
      subject: t.subject,
      paragraphs: [plural(locale, t.due, due)],
      action: { label: t.action, href: siteUrl + localizedPath(locale, '/review') },
      notes: [t.why, { text: fill(t.stop, { address }), address }],
    },
    siteUrl,
  );
  return { to: email, ...letter, headers: await oneClickHeaders(stopLink, userId, siteUrl) };
};

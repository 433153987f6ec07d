import { randomBytes } from 'node:crypto';
import { closeFeed, openFeed, ownerOfFeed } from '#db/repos/calendar-feeds.ts';
import { database, type Database } from '#db/client.ts';
import { lessonOf, lessonsSince } from '#db/repos/lesson-lists.ts';
import type { StoredLesson } from '#db/repos/lessons.ts';
import { AGREED_STATES, isAgreed } from '#src/domain/lessons/lesson.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, inLocale } from '#src/i18n/messages.ts';
import { readConfig } from '#src/lib/config.ts';
import { forRoles } from '#src/server/auth/for-roles.ts';
import { done, fail } from '#src/server/endpoint.ts';
import { lessonLetterMessages } from '../mails/lesson-letter.messages.ts';
import { viewsFor } from '../view.server.ts';
import { calendarFeed } from './calendar.contract.ts';
import { feedOf, type CalendarEntry } from './lesson-calendar.server.ts';

const TOKEN_BYTES = 32;
/** Half a year of what took place stays in calendars, and all that is ahead. */
const SHOWN_FOR_MS = 183 * 24 * 3_600_000;

/** Opens the reader's feed and tells its address, this once. */
export const open = forRoles(
  ['student', 'teacher'],
  async (_: object, { id }, { locale }: { locale: Locale }) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await openFeed(await database(), id, token, new Date());
    const { siteUrl } = readConfig(process.env);
    const path = calendarFeed.path.replace('{token}', token);
    return done({ success: true as const, address: `${siteUrl}${path}?lang=${locale}` });
  },
);

/** Ends the reader's feed. */
export const close = forRoles(['student', 'teacher'], async (_: object, { id }) => {
  await closeFeed(await database(), id);
  return done({ success: true as const });
});

const entriesFor = async (
  db: Database,
  stored: readonly StoredLesson[],
  userId: string,
  locale: Locale,
): Promise<CalendarEntry[]> => {
  const t = inLocale(locale, lessonLetterMessages);
  const views = await viewsFor(db, stored, userId, new Date());
  return views.flatMap(({ you, state, student, tutor, link }, index) => {
    const lesson = stored[index];
    if (!lesson || !isAgreed(state)) return [];
    const names = {
      student: student.isFormer ? t.former : (student.name ?? t.student),
      tutor: tutor.isFormer ? t.former : (tutor.name ?? t.tutor),
    };
    return [{ lesson, summary: fill(t.entry[you], names), link }];
  });
};

const calendarReply = (entries: readonly CalendarEntry[], locale: Locale, file?: string) => {
  const host = new URL(readConfig(process.env).siteUrl).hostname;
  const name = file ? undefined : inLocale(locale, lessonLetterMessages).feed;
  return done(
    new Response(feedOf(entries, { host, name }), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Cache-Control': 'private, no-store',
        ...(file && { 'Content-Disposition': `attachment; filename="${file}"` }),
      },
    }),
  );
};

/** All agreed lessons of whoever gave out a secret address. */
export const tellFeed = async ({ token }: { token: string }, { locale }: { locale: Locale }) => {
  const db = await database();
  const owner = await ownerOfFeed(db, token);
  if (!owner) return fail('not_found');
  const side = owner.role === 'teacher' ? 'tutor' : 'student';
  const since = new Date(Date.now() - SHOWN_FOR_MS);
  const stored = await lessonsSince(db, side, owner.id, { states: AGREED_STATES, since });
  return calendarReply(await entriesFor(db, stored, owner.id, locale), locale);
};

/** One agreed lesson of the reader's as a file. */
export const tellFile = forRoles(
  ['student', 'teacher'],
  async ({ lesson }: { lesson: string }, { id }, { locale }: { locale: Locale }) => {
    const db = await database();
    const stored = await lessonOf(db, lesson, id);
    const entries = stored ? await entriesFor(db, [stored], id, locale) : [];
    return entries.length > 0 ? calendarReply(entries, locale, 'lesson.ics') : fail('not_found');
  },
);

import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, gte, inArray, isNull, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { LIVE_STATES } from '#src/domain/lessons/lesson.ts';
import type { ChosenRole } from '#src/domain/roles.ts';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';
import { lessons } from '../schema/lessons.ts';
import { tutorProfiles } from '../schema/tutors.ts';
import { users } from '../schema/users.ts';
import { mailToTutor } from './approval-mails.ts';
import { newId } from './new-id.ts';

/** What an issuer says of someone. */
export type Identity = {
  issuer: string;
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  name: string | undefined;
};

export type StoredUser = typeof users.$inferSelect;

/**
 * Finds someone by issuer and subject, or adds them. What the issuer says now, and the language they
 * came in, replaces what was known.
 */
export const rememberUser = async (
  db: Database,
  { issuer, subject, email, emailVerified, name }: Identity,
  { locale, now }: { locale: StoredUser['locale']; now: Date },
): Promise<StoredUser> => {
  const said = { email: email ?? null, emailVerified, name: name ?? null, locale };
  const [user] = await db
    .insert(users)
    .values({ id: randomUUID(), issuer, subject, ...said, createdAt: now })
    .onConflictDoUpdate({ target: [users.issuer, users.subject], set: said })
    .returning();
  if (!user) throw new Error('A user was neither added nor found');
  return user;
};

/**
 * Gives a role to someone who has none; with it, when they accepted the terms, where they have just
 * done so. Answers the role that they hold afterwards.
 */
export const chooseRole = async (
  db: Database,
  userId: string,
  role: ChosenRole,
  termsAcceptedAt?: Date,
): Promise<ChosenRole | undefined> => {
  await db
    .update(users)
    .set({ role, ...(termsAcceptedAt && { termsAcceptedAt }) })
    .where(and(eq(users.id, userId), isNull(users.role)));
  return (await roleOf(db, userId)) ?? undefined;
};

/** The role that somebody holds, if any. */
export const roleOf = async (db: Database, userId: string): Promise<ChosenRole | null> => {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  return user?.role ?? null;
};

/**
 * Sets the role of everyone who has this address, in any case, for an admin, and writes down whose
 * it was. A tutor whose profile this hides or shows is told by mail. With a request or a lesson ahead
 * of one of them nothing happens: nobody else would be told.
 */
export const correctRole = async (
  db: Database,
  email: string,
  role: ChosenRole | null,
  { adminId, at }: { adminId: string; at: Date },
): Promise<'saved' | 'unknown' | 'ahead'> => {
  const address = email.toLowerCase();
  const hasAddress = eq(sql`lower(${users.email})`, address);
  const one = alias(users, 'one');
  const ahead = db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(one, or(eq(one.id, lessons.tutorId), eq(one.id, lessons.studentId)))
    .where(
      and(
        eq(sql`lower(${one.email})`, address),
        inArray(lessons.state, [...LIVE_STATES]),
        gt(lessons.start, at),
      ),
    );
  const isMeant = and(hasAddress, notExists(ahead));
  // An approved profile is shown, or hidden, with the role; told first, while the old one is there.
  const shows = sql`SELECT ${users.id} AS user_id FROM ${users}
    JOIN ${tutorProfiles} ON ${tutorProfiles.tutorId} = ${users.id}
    WHERE ${isMeant} AND ${tutorProfiles.state} = 'visible'
      AND (${users.role} IS 'teacher') <> (${role} IS 'teacher')`;
  const [, changed] = await db.batch([
    mailToTutor(db, shows, 'role_corrected', { at }),
    db.update(users).set({ role }).where(isMeant).returning({ id: users.id }),
    db.run(sql`INSERT INTO admin_acts (id, admin_id, act, about, about_id, detail, at)
      SELECT ${newId}, ${adminId}, 'role_corrected', 'account', ${users.id},
        ${role ?? 'none'}, ${at.getTime()}
      FROM ${users} WHERE ${isMeant}`),
  ]);
  if (changed.length > 0) return 'saved';
  return (await db.$count(users, hasAddress)) > 0 ? 'ahead' : 'unknown';
};

export type UserFigures = {
  students: number;
  teachers: number;
  admins: number;
  withoutRole: number;
};

/** How many people hold which role; whoever proved to have one of the addresses is an admin. */
export const userFigures = async (
  db: Database,
  adminEmails: readonly string[],
): Promise<UserFigures> => {
  const isAdmin = and(
    eq(users.emailVerified, true),
    inArray(sql`lower(${users.email})`, adminEmails),
  );
  const held = sql<
    ChosenRole | 'admin' | null
  >`case when ${isAdmin} then 'admin' else ${users.role} end`;
  const rows = await db
    .select({ role: held, n: count() })
    .from(users)
    .where(isNull(users.goneAt))
    .groupBy(held);
  const of = (role: ChosenRole | 'admin' | null) => rows.find((row) => row.role === role)?.n ?? 0;
  return {
    students: of('student'),
    teachers: of('teacher'),
    admins: of('admin'),
    withoutRole: of(null),
  };
};

/** How many accounts were opened on each day (UTC) since a moment; days without any are left out. */
export const signUpsByDay = async (
  db: Database,
  since: Date,
): Promise<{ day: string; count: number }[]> => {
  const day = sql<string>`strftime('%Y-%m-%d', ${users.createdAt} / 1000, 'unixepoch')`;
  return db
    .select({ day, count: count() })
    .from(users)
    .where(and(gte(users.createdAt, since), isNull(users.goneAt)))
    .groupBy(day)
    .orderBy(day);
};

/** The address that somebody has proved to have; undefined where there is none. */
export const addressOf = async (db: Database, userId: string): Promise<string | undefined> => {
  const user = await addressQuery(db).get({ userId });
  return user?.email ?? undefined;
};

const addressQuery = prepared((db) =>
  db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, sql.placeholder('userId')), eq(users.emailVerified, true)))
    .prepare(),
);

/** The language of whoever has proved to have an address (in small letters), last of all. */
export const languageAt = async (
  db: Database,
  address: string,
): Promise<StoredUser['locale'] | undefined> => {
  const [user] = await db
    .select({ locale: users.locale })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, address), eq(users.emailVerified, true)))
    .orderBy(desc(users.createdAt))
    .limit(1);
  return user?.locale;
};

/** Where mails to somebody go, and in which language; undefined without a proved address. */
export const readerOf = async (
  db: Database,
  userId: string,
): Promise<{ email: string; locale: StoredUser['locale'] } | undefined> => {
  const email = await addressOf(db, userId);
  const [user] = await db.select({ locale: users.locale }).from(users).where(eq(users.id, userId));
  return email && user ? { email, locale: user.locale } : undefined;
};

/** What somebody is called; of a former member, whose account was deleted, nothing is known. */
export type Named = { name: string | undefined; isFormer: boolean };

/** What people are called, by the id of their account. */
export const namesOf = async (
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, Named>> => {
  const rows = await db
    .select({ id: users.id, name: users.name, goneAt: users.goneAt })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]));
  return new Map(
    rows.map(({ id, name, goneAt }) => [
      id,
      { name: name ?? undefined, isFormer: goneAt !== null },
    ]),
  );
};

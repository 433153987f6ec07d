import { and, eq, exists, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { lessons, tutorExceptions, tutorSchedules } from '../schema/lessons.ts';
import { tutorPages, tutorProfiles } from '../schema/tutors.ts';
import { users } from '../schema/users.ts';
import { openAhead } from './lesson-requests.ts';

/** Neither suspended nor gone, not resting, and a tutor still. */
export const isVisible = and(
  eq(tutorProfiles.state, 'visible'),
  isNull(tutorPages.pausedAt),
  eq(users.role, 'teacher'),
);

/** Whether a tutor can be asked for lessons, as a condition of the statement that writes a request. */
export const isAskable = (db: Database, tutorId: string): SQL =>
  exists(
    db
      .select({ tutorId: tutorProfiles.tutorId })
      .from(tutorProfiles)
      .innerJoin(users, eq(users.id, tutorProfiles.tutorId))
      .leftJoin(tutorPages, eq(tutorPages.tutorId, tutorProfiles.tutorId))
      .where(and(eq(tutorProfiles.tutorId, tutorId), isVisible)),
  );

/** A visible tutor, with a mark that changes with what is said of them. */
export type VisibleTutor = { tutorId: string; slug: string | undefined; mark: string };

/** Visible tutors. Reads no texts, so that it can be asked again and again. */
export const visibleTutors = async (db: Database): Promise<VisibleTutor[]> => {
  const [rows, exceptions] = await db.batch([
    db
      .select({
        tutorId: tutorProfiles.tutorId,
        slug: tutorPages.slug,
        version: tutorProfiles.version,
        changedAt: tutorSchedules.changedAt,
      })
      .from(tutorProfiles)
      .innerJoin(users, eq(users.id, tutorProfiles.tutorId))
      .leftJoin(tutorPages, eq(tutorPages.tutorId, tutorProfiles.tutorId))
      .leftJoin(tutorSchedules, eq(tutorSchedules.tutorId, tutorProfiles.tutorId))
      .where(isVisible),
    db.select().from(tutorExceptions),
  ]);
  const exceptionsOf = Map.groupBy(exceptions, ({ tutorId }) => tutorId);
  return rows.map(({ tutorId, slug, version, changedAt }) => {
    const own = (exceptionsOf.get(tutorId) ?? []).map(
      ({ day, hour, isOpen }) => `${day} ${hour} ${isOpen}`,
    );
    const mark = [version, changedAt?.getTime(), ...own.sort()].join();
    return { tutorId, slug: slug ?? undefined, mark };
  });
};

/** What was approved of tutors, with the price as it is now, by tutor. */
export const approvedData = async (
  db: Database,
  tutorIds: readonly string[],
): Promise<Map<string, unknown>> => {
  const rows = await db
    .select({
      tutorId: tutorProfiles.tutorId,
      data: tutorProfiles.data,
      priceUsd: tutorSchedules.priceUsd,
    })
    .from(tutorProfiles)
    .leftJoin(tutorSchedules, eq(tutorSchedules.tutorId, tutorProfiles.tutorId))
    .where(inArray(tutorProfiles.tutorId, [...tutorIds]));
  return new Map(
    rows.map(({ tutorId, data, priceUsd }) => [
      tutorId,
      { ...(data as object), ...(priceUsd !== null && { lessonPriceUSD: priceUsd }) },
    ]),
  );
};

/** The visible tutor behind an address. */
export const tutorBySlug = async (db: Database, slug: string): Promise<string | undefined> => {
  const [found] = await db
    .select({ tutorId: tutorPages.tutorId })
    .from(tutorPages)
    .innerJoin(tutorProfiles, eq(tutorProfiles.tutorId, tutorPages.tutorId))
    .innerJoin(users, eq(users.id, tutorPages.tutorId))
    .where(and(eq(tutorPages.slug, slug), isVisible));
  return found?.tutorId;
};

/** The page of a tutor, once it has been shown or paused. */
export const pageOf = async (
  db: Database,
  tutorId: string,
): Promise<Pick<typeof tutorPages.$inferSelect, 'slug' | 'pausedAt'> | undefined> => {
  const [found] = await db
    .select({ slug: tutorPages.slug, pausedAt: tutorPages.pausedAt })
    .from(tutorPages)
    .where(eq(tutorPages.tutorId, tutorId));
  return found;
};

/** Gives a tutor the first of some addresses that nobody has; one that was given stays. */
export const givePage = async (
  db: Database,
  tutorId: string,
  slugs: Iterable<string>,
  now: Date,
): Promise<string> => {
  for (const slug of slugs) {
    await db.insert(tutorPages).values({ tutorId, slug, createdAt: now }).onConflictDoNothing();
    const [given] = await db
      .select({ slug: tutorPages.slug })
      .from(tutorPages)
      .where(eq(tutorPages.tutorId, tutorId));
    if (given) return given.slug;
  }
  throw new Error('No address for a tutor is left');
};

/**
 * Hides a tutor and takes no new requests, unless more than `mostOpen` wait for an answer: judged in
 * the statement that writes it, so that none comes in between. Who has no page yet gets one of the
 * addresses. Answers whether the tutor is paused.
 */
export const pausePage = async (
  db: Database,
  tutorId: string,
  { since, slugs, mostOpen }: { since: Date; slugs: Iterable<string>; mostOpen: number },
): Promise<boolean> => {
  await givePage(db, tutorId, slugs, since);
  const paused = await db
    .update(tutorPages)
    .set({ pausedAt: since })
    .where(and(eq(tutorPages.tutorId, tutorId), lte(openAhead(db, tutorId, since), mostOpen)))
    .returning({ tutorId: tutorPages.tutorId });
  return paused.length === 1;
};

/** Shows a tutor again who was paused. */
export const endPause = async (db: Database, tutorId: string): Promise<void> => {
  await db.update(tutorPages).set({ pausedAt: null }).where(eq(tutorPages.tutorId, tutorId));
};

/** How many lessons of a tutor were held. */
export const heldLessons = (db: Database, tutorId: string): Promise<number> =>
  db.$count(lessons, and(eq(lessons.tutorId, tutorId), eq(lessons.state, 'held')));

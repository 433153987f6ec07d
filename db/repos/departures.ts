import { and, eq, exists, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Database } from '../client.ts';
import { adminActs, adminMails } from '../schema/admin.ts';
import { approvalMails } from '../schema/approval-mails.ts';
import {
  learningCards,
  learningChoices,
  learningEvents,
  learningForgotten,
  learningOutcomes,
  learningReminders,
} from '../schema/learning.ts';
import {
  calendarFeeds,
  lessonEvents,
  lessonMails,
  lessons,
  tutorExceptions,
  tutorSchedules,
} from '../schema/lessons.ts';
import {
  guardianConfirmations,
  onboardingSessions,
  studentPreferences,
} from '../schema/onboarding.ts';
import { subscribers } from '../schema/subscribers.ts';
import {
  applicationEvents,
  tutorApplications,
  tutorFitWaits,
  tutorPages,
  tutorProfiles,
  tutorWaits,
} from '../schema/tutors.ts';
import { uploads } from '../schema/uploads.ts';
import { sessions, users } from '../schema/users.ts';

/** Whether somebody has an account; one that was deleted is none, though its row may stay. */
export const isMember = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), isNull(users.goneAt)))) > 0;

/** Ends what an account has open on all devices, and the secret address of its calendar. */
export const closeDoors = async (db: Database, userId: string): Promise<void> => {
  await db.batch([
    db.delete(sessions).where(eq(sessions.userId, userId)),
    db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)),
  ]);
};

/** What nobody needs whose id an account has: lessons of others, and what an admin did to others. */
const nobodyNames = (db: Database) => {
  const lesson = db
    .select({ id: lessons.id })
    .from(lessons)
    .where(or(eq(lessons.studentId, users.id), eq(lessons.tutorId, users.id)));
  const move = db
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(eq(applicationEvents.actorId, users.id));
  const act = db
    .select({ id: adminActs.id })
    .from(adminActs)
    .where(eq(adminActs.adminId, users.id));
  return and(notExists(lesson), notExists(move), notExists(act));
};

/** What of a lesson is the student's alone. */
const WITHOUT_STUDENT = {
  note: '',
  studentZone: 'UTC',
  learnerAge: null,
  guardianSentence: null,
  guardianConfirmedAt: null,
  sharesLearning: false,
};

/**
 * Deletes an account and all that is its own, at once or not at all. A lesson that somebody else
 * shares stays without what tells of this person, and names a row that says nothing but when its
 * member left; one whose two have both left goes, and such a row with the last that names it
 * (decision 225). Answers the keys of the files that are to be removed. Doing it again does no more.
 */
export const deleteAccount = async (db: Database, userId: string, at: Date): Promise<string[]> => {
  const [user] = await db
    .select({ email: users.email, isProved: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  const address = user?.isProved ? user.email?.toLowerCase() : undefined;
  const other = alias(users, 'other');
  const alone = and(
    or(eq(lessons.studentId, userId), eq(lessons.tutorId, userId)),
    exists(
      db
        .select({ id: other.id })
        .from(other)
        .where(
          and(
            or(eq(other.id, lessons.studentId), eq(other.id, lessons.tutorId)),
            ne(other.id, userId),
            isNotNull(other.goneAt),
          ),
        ),
    ),
  );
  const goingLessons = db.select({ id: lessons.id }).from(lessons).where(alone);
  const lessonsAs = (side: SQLiteColumn) =>
    db.select({ id: lessons.id }).from(lessons).where(eq(side, userId));
  const [files] = await db.batch([
    db.delete(uploads).where(eq(uploads.ownerId, userId)).returning({ key: uploads.key }),
    db
      .delete(adminActs)
      .where(
        or(
          and(eq(adminActs.about, 'account'), eq(adminActs.aboutId, userId)),
          and(eq(adminActs.about, 'lesson'), inArray(adminActs.aboutId, goingLessons)),
        ),
      ),
    db
      .delete(adminMails)
      .where(or(eq(adminMails.aboutId, userId), inArray(adminMails.aboutId, goingLessons))),
    db.delete(lessons).where(alone),
    db
      .delete(lessonMails)
      .where(
        or(
          and(
            eq(lessonMails.to, 'student'),
            inArray(lessonMails.lessonId, lessonsAs(lessons.studentId)),
          ),
          and(
            eq(lessonMails.to, 'tutor'),
            inArray(lessonMails.lessonId, lessonsAs(lessons.tutorId)),
          ),
        ),
      ),
    db.update(lessons).set(WITHOUT_STUDENT).where(eq(lessons.studentId, userId)),
    db.update(lessonEvents).set({ actorId: null }).where(eq(lessonEvents.actorId, userId)),
    db
      .delete(approvalMails)
      .where(or(eq(approvalMails.readerId, userId), eq(approvalMails.tutorId, userId))),
    db.delete(tutorApplications).where(eq(tutorApplications.userId, userId)),
    db.delete(tutorProfiles).where(eq(tutorProfiles.tutorId, userId)),
    db.update(tutorProfiles).set({ approvedBy: null }).where(eq(tutorProfiles.approvedBy, userId)),
    db.delete(tutorPages).where(eq(tutorPages.tutorId, userId)),
    db.delete(tutorSchedules).where(eq(tutorSchedules.tutorId, userId)),
    db.delete(tutorExceptions).where(eq(tutorExceptions.tutorId, userId)),
    db.delete(tutorFitWaits).where(eq(tutorFitWaits.userId, userId)),
    db.delete(learningEvents).where(eq(learningEvents.userId, userId)),
    db.delete(learningCards).where(eq(learningCards.userId, userId)),
    db.delete(learningChoices).where(eq(learningChoices.userId, userId)),
    db.delete(learningForgotten).where(eq(learningForgotten.userId, userId)),
    db.delete(learningReminders).where(eq(learningReminders.userId, userId)),
    db.delete(learningOutcomes).where(eq(learningOutcomes.userId, userId)),
    db.delete(studentPreferences).where(eq(studentPreferences.userId, userId)),
    db.delete(guardianConfirmations).where(eq(guardianConfirmations.userId, userId)),
    db.delete(onboardingSessions).where(eq(onboardingSessions.committedBy, userId)),
    db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)),
    db.delete(sessions).where(eq(sessions.userId, userId)),
    db.delete(subscribers).where(eq(subscribers.email, address ?? '')),
    db.delete(tutorWaits).where(eq(tutorWaits.email, address ?? '')),
    db
      .update(users)
      .set({
        // Whoever signs in again is somebody new.
        issuer: '',
        subject: userId,
        email: null,
        emailVerified: false,
        name: null,
        role: null,
        termsAcceptedAt: null,
        goneAt: sql`coalesce(${users.goneAt}, ${at.getTime()})`,
      })
      .where(eq(users.id, userId)),
    db.delete(users).where(and(isNotNull(users.goneAt), nobodyNames(db))),
  ]);
  return files.map(({ key }) => key);
};

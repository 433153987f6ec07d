import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { adminActs, adminMails } from '../schema/admin.ts';
import { approvalMails } from '../schema/approval-mails.ts';
import { learningForgotten, learningOutcomes } from '../schema/learning.ts';
import { calendarFeeds, tutorExceptions, tutorSchedules } from '../schema/lessons.ts';
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
import { ownLessons } from './own-lessons.ts';

/**
 * All that is kept of somebody apart from what they learn, by what it is; the values are as they are
 * stored, moments as dates. Of what two share it has their own half, and what both may read; of
 * secrets, which are kept as hashes, when they came. Undefined where there is no such account.
 */
export const ownData = async (db: Database, userId: string) => {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) return undefined;
  const address = user.emailVerified && user.email ? user.email.toLowerCase() : '';
  const { id, email, emailVerified, name, locale, role, termsAcceptedAt, createdAt } = user;
  return {
    account: { id, email, emailVerified, name, locale, role, termsAcceptedAt, createdAt },
    sessions: (
      await db
        .select({
          startedAt: sessions.startedAt,
          device: sessions.device,
          expiresAt: sessions.expiresAt,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId))
    ).map((session) => ({ ...session, expiresAt: new Date(session.expiresAt * 1000) })),
    questionnaire: {
      answers: await db
        .select({
          questionType: studentPreferences.questionType,
          preferenceData: studentPreferences.preferenceData,
          updatedAt: studentPreferences.updatedAt,
        })
        .from(studentPreferences)
        .where(eq(studentPreferences.userId, userId)),
      guardianConfirmations: await db
        .select({ confirmedAt: guardianConfirmations.confirmedAt })
        .from(guardianConfirmations)
        .where(eq(guardianConfirmations.userId, userId)),
      commits: await db
        .select({
          createdAt: onboardingSessions.createdAt,
          committedAt: onboardingSessions.committedAt,
        })
        .from(onboardingSessions)
        .where(eq(onboardingSessions.committedBy, userId)),
    },
    newsletter: await db.select().from(subscribers).where(eq(subscribers.email, address)),
    waits: {
      opening: await db.select().from(tutorWaits).where(eq(tutorWaits.email, address)),
      fitting: await db
        .select({ query: tutorFitWaits.query, askedAt: tutorFitWaits.askedAt })
        .from(tutorFitWaits)
        .where(eq(tutorFitWaits.userId, userId)),
    },
    lessons: await ownLessons(db, userId),
    calendarFeed: await db
      .select({ createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId)),
    teaching: await ownTeaching(db, userId),
    decisions: await db
      .select({
        act: adminActs.act,
        detail: adminActs.detail,
        reason: adminActs.reason,
        at: adminActs.at,
      })
      .from(adminActs)
      .where(and(eq(adminActs.about, 'account'), eq(adminActs.aboutId, userId)))
      .orderBy(asc(adminActs.at)),
    // What it did to others is told as that it was done; why, and to whom, is theirs.
    actsAsAdmin: await db
      .select({ act: adminActs.act, at: adminActs.at })
      .from(adminActs)
      .where(eq(adminActs.adminId, userId))
      .orderBy(asc(adminActs.at)),
    mails: {
      approvals: await db
        .select({
          kind: approvalMails.kind,
          reasons: approvalMails.reasons,
          reason: approvalMails.reason,
          createdAt: approvalMails.createdAt,
          state: approvalMails.state,
        })
        .from(approvalMails)
        .where(eq(approvalMails.readerId, userId)),
      admins: await db
        .select({ kind: adminMails.kind, createdAt: adminMails.createdAt, state: adminMails.state })
        .from(adminMails)
        .where(eq(adminMails.to, address)),
    },
    files: await filesOf(db, userId),
  };
};

/** The files that somebody uploaded, the first ones first. */
export const filesOf = (db: Database, userId: string) =>
  db
    .select({
      key: uploads.key,
      kind: uploads.kind,
      contentType: uploads.contentType,
      size: uploads.size,
      createdAt: uploads.createdAt,
    })
    .from(uploads)
    .where(eq(uploads.ownerId, userId))
    .orderBy(asc(uploads.createdAt));

const ownTeaching = async (db: Database, userId: string) => {
  const applications = await db
    .select()
    .from(tutorApplications)
    .where(eq(tutorApplications.userId, userId));
  const moves = await db
    .select({
      act: applicationEvents.act,
      from: applicationEvents.from,
      to: applicationEvents.to,
      reasons: applicationEvents.reasons,
      reason: applicationEvents.reason,
      at: applicationEvents.at,
    })
    .from(applicationEvents)
    .where(
      inArray(
        applicationEvents.applicationId,
        applications.map(({ id }) => id),
      ),
    )
    .orderBy(asc(applicationEvents.at));
  const profiles = await db.select().from(tutorProfiles).where(eq(tutorProfiles.tutorId, userId));
  return {
    application: applications.map(({ userId: _, ...application }) => application),
    history: moves,
    profile: profiles.map(({ tutorId: _, approvedBy: __, ...profile }) => profile),
    page: await db
      .select({
        slug: tutorPages.slug,
        pausedAt: tutorPages.pausedAt,
        createdAt: tutorPages.createdAt,
      })
      .from(tutorPages)
      .where(eq(tutorPages.tutorId, userId)),
    schedule: await db
      .select({
        zone: tutorSchedules.zone,
        weekly: tutorSchedules.weekly,
        lessonLink: tutorSchedules.lessonLink,
        linkChangedAt: tutorSchedules.linkChangedAt,
        priceUsd: tutorSchedules.priceUsd,
        changedAt: tutorSchedules.changedAt,
      })
      .from(tutorSchedules)
      .where(eq(tutorSchedules.tutorId, userId)),
    exceptions: await db
      .select({
        day: tutorExceptions.day,
        hour: tutorExceptions.hour,
        isOpen: tutorExceptions.isOpen,
      })
      .from(tutorExceptions)
      .where(eq(tutorExceptions.tutorId, userId)),
  };
};

/** When a learner had everything forgotten, and what their practice came to, of each the newest. */
export const learningBeside = async (db: Database, userId: string) => ({
  forgotten: await db
    .select({ at: learningForgotten.at })
    .from(learningForgotten)
    .where(eq(learningForgotten.userId, userId)),
  outcomes: await db
    .select({
      events: learningOutcomes.events,
      reviews: learningOutcomes.reviews,
      recalled: learningOutcomes.recalled,
      foretold: learningOutcomes.foretold,
      knownAfter7: learningOutcomes.knownAfter7,
      knownAfter30: learningOutcomes.knownAfter30,
    })
    .from(learningOutcomes)
    .where(eq(learningOutcomes.userId, userId)),
});

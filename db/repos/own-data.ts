import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm';
import { applicantName } from '#src/domain/applicant-name.ts';
import { OPEN_STATES, OUTCOMES, type LIVE_STATES } from '#src/domain/lessons/lesson.ts';
import type { Database } from '../client.ts';
import { adminActs, adminMails } from '../schema/admin.ts';
import { approvalMails } from '../schema/approval-mails.ts';
import { learningCards, learningForgotten, learningOutcomes } from '../schema/learning.ts';
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
import { toldOfEvent } from './lesson-lists.ts';

const isTold = (state: string): boolean => OUTCOMES.some((outcome) => outcome === state);

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

/** What of a lesson both may read at any time. */
const factsOf = (lesson: typeof lessons.$inferSelect) => ({
  id: lesson.id,
  state: lesson.state,
  start: lesson.start,
  answerUntil: lesson.answerUntil,
  priceUsd: lesson.priceUsd,
  isLate: lesson.isLate,
  reason: lesson.reason,
  createdAt: lesson.createdAt,
  updatedAt: lesson.updatedAt,
});

/** Lessons as each of the two may read them: what the other said once it is settled (LESSONS-10). */
const ownLessons = async (db: Database, userId: string) => {
  const rows = await db
    .select({ lesson: lessons, profile: tutorProfiles.data })
    .from(lessons)
    .leftJoin(tutorProfiles, eq(tutorProfiles.tutorId, lessons.tutorId))
    .where(or(eq(lessons.studentId, userId), eq(lessons.tutorId, userId)))
    .orderBy(desc(lessons.start));
  const ids = rows.map(({ lesson }) => lesson.id);
  const events = Map.groupBy(
    await db
      .select({ lessonId: lessonEvents.lessonId, ...toldOfEvent })
      .from(lessonEvents)
      .where(inArray(lessonEvents.lessonId, ids))
      .orderBy(asc(lessonEvents.at)),
    ({ lessonId }) => lessonId,
  );
  const mails = Map.groupBy(
    await db
      .select({
        lessonId: lessonMails.lessonId,
        to: lessonMails.to,
        kind: lessonMails.kind,
        dueAt: lessonMails.dueAt,
        state: lessonMails.state,
      })
      .from(lessonMails)
      .where(inArray(lessonMails.lessonId, ids)),
    ({ lessonId }) => lessonId,
  );
  return rows.map(({ lesson, profile }) => {
    const { studentId, note, learnerAge, studentZone, guardianSentence } = lesson;
    const { guardianConfirmedAt, sharesLearning, studentSaid, tutorSaid } = lesson;
    const as = studentId === userId ? ('student' as const) : ('tutor' as const);
    const settled = isTold(lesson.state);
    return {
      as,
      ...factsOf(lesson),
      ...(as === 'student' && {
        tutor: applicantName(profile),
        note,
        learnerAge,
        studentZone,
        guardianSentence,
        guardianConfirmedAt,
        sharesLearning,
      }),
      ...((as === 'student' || settled) && { studentSaid }),
      ...((as === 'tutor' || settled) && { tutorSaid }),
      history: (events.get(lesson.id) ?? []).map(({ lessonId: __, ...event }) => event),
      mails: (mails.get(lesson.id) ?? [])
        .filter(({ to }) => to === as)
        .map(({ kind, dueAt, state }) => ({ kind, dueAt, state })),
    };
  });
};

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

/** What would be lost with an account, counted for the page that asks. */
export type Losses = { agreed: number; requests: number; items: number; files: number };

export const lossesOf = async (db: Database, userId: string, now: Date): Promise<Losses> => {
  const isTheirs = or(eq(lessons.studentId, userId), eq(lessons.tutorId, userId));
  const ahead = (...states: (typeof LIVE_STATES)[number][]) =>
    db.$count(lessons, and(isTheirs, inArray(lessons.state, states), gt(lessons.start, now)));
  return {
    agreed: await ahead('accepted'),
    requests: await ahead(...OPEN_STATES),
    items: await db.$count(learningCards, eq(learningCards.userId, userId)),
    files: await db.$count(uploads, eq(uploads.ownerId, userId)),
  };
};

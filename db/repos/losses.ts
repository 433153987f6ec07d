import { and, eq, gt, inArray, or } from 'drizzle-orm';
import { OPEN_STATES, type LIVE_STATES } from '#src/domain/lessons/lesson.ts';
import type { Database } from '../client.ts';
import { learningCards } from '../schema/learning.ts';
import { lessons } from '../schema/lessons.ts';
import { uploads } from '../schema/uploads.ts';

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

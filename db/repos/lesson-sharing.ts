import { and, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { lessons } from '../schema/lessons.ts';

/**
 * Keeps whether a student shows with a lesson what they are learning. Answers whether there is such
 * a lesson of theirs. It is no change of the lesson itself: nobody is told and calendars stay.
 */
export const keepSharing = async (
  db: Database,
  { lessonId, studentId }: { lessonId: string; studentId: string },
  shares: boolean,
): Promise<boolean> => {
  const kept = await db
    .update(lessons)
    .set({ sharesLearning: shares })
    .where(and(eq(lessons.id, lessonId), eq(lessons.studentId, studentId)))
    .returning({ id: lessons.id });
  return kept.length === 1;
};

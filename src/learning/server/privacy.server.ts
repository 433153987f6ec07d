import { database } from '#db/client.ts';
import { forgetLearner } from '#db/repos/learning.ts';
import { lessonsAs } from '#db/repos/lesson-lists.ts';
import type { StoredLesson } from '#db/repos/lessons.ts';
import { OUTCOMES } from '#src/domain/lessons/lesson.ts';
import { done, fail, type Asked } from '#src/server/endpoint.ts';
import { encoded, streamPieces } from '#src/server/stream-pieces.ts';
import { exportLearning } from '../learning.contract.ts';
import { writeLearning } from './write-learning.server.ts';

/** More than anybody takes in a life. */
const EVERY_LESSON = 100_000;

/** Forgets all of the signed-in learner's practice; what other devices still send of it is left out. */
export const forgetAll = async (
  { account }: { account: string },
  { context: { locals } }: Asked,
) => {
  if (!locals.user) return fail('signed_out');
  if (locals.user.id !== account) return fail('other_account');
  const now = new Date();
  await forgetLearner(await database(), account, now);
  return done({ success: true as const, forgotten: now.getTime() });
};

/** All that is kept of the signed-in learner as one JSON file, written as it is read. */
export const exportAll = async (_: object, { context: { locals } }: Asked) => {
  if (!locals.user) return fail('signed_out');
  const body = streamPieces(encoded(writeExport(locals.user.id)), exportLearning);
  return done(
    new Response(body, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="hanlu-learning.json"',
        'Cache-Control': 'no-store',
      },
    }),
  );
};

/** What the tutor said of a lesson is the student's to read once it is settled (LESSONS-10). */
const asTheirOwn = ({ tutorSaid, ...lesson }: StoredLesson) =>
  OUTCOMES.some((outcome) => outcome === lesson.state) ? { ...lesson, tutorSaid } : lesson;

async function* writeExport(userId: string) {
  const db = await database();
  const lessons = (await lessonsAs(db, 'student', userId, EVERY_LESSON)).map(asTheirOwn);
  yield* writeLearning(db, userId, { lessons });
}

import { database } from '#db/client.ts';
import { askedFor, openRequests, withdrawnSince } from '#db/repos/lesson-requests.ts';
import { takenStarts } from '#db/repos/taken-starts.ts';
import { teachingOf } from '#db/repos/teachings.ts';
import { isUnderAge } from '#src/domain/learner-age.ts';
import { WITHDRAWN_WITHIN_MS } from '#src/domain/lessons/lesson-time.ts';
import type { User } from '#src/server/auth/user.ts';
import { learnerAgeOf } from '../ask.server.ts';
import { startsOf } from '../free-hours.server.ts';
import { standingOf, type Standing } from './standing.ts';

export type OpenAsk = {
  standing: Standing;
  /** The tutor's free starts within 28 days, in milliseconds since 1970, in order. */
  starts: number[];
  /** Whether a guardian has to ask. */
  isYoung: boolean;
  /** What a lesson costs now, in US dollars. */
  priceUsd: number | undefined;
};

type Wanted = { tutorId: string; start: number | undefined; user: User | undefined };

const NOTHING = { age: undefined, open: 0, withdrawn: 0, own: [], asked: undefined };

/** What the page says on which somebody asks a tutor for an hour; undefined where nobody can be asked. */
export const openAsk = async (
  { tutorId, start, user }: Wanted,
  now: Date,
): Promise<OpenAsk | undefined> => {
  const db = await database();
  const teaching = await teachingOf(db, tutorId, now);
  if (!teaching?.isAskable) return undefined;
  const starts = await startsOf(db, teaching, now);
  const studentId = user?.role === 'student' ? user.id : undefined;
  const student = studentId
    ? {
        age: await learnerAgeOf(db, studentId),
        open: await openRequests(db, studentId, now),
        withdrawn: await withdrawnSince(
          db,
          studentId,
          new Date(now.getTime() - WITHDRAWN_WITHIN_MS),
        ),
        own: await takenStarts(db, 'student', studentId, now),
        asked:
          start === undefined
            ? undefined
            : await askedFor(db, { studentId, tutorId, start: new Date(start) }),
      }
    : NOTHING;
  return {
    standing: standingOf({
      start,
      free: starts,
      visitor: user,
      knowsAge: student.age !== undefined,
      open: student.open,
      withdrawn: student.withdrawn,
      own: student.own,
      askedAlready: student.asked?.id,
    }),
    starts,
    isYoung: isUnderAge(student.age),
    priceUsd: teaching.priceUsd,
  };
};

/** The start that an address names, in milliseconds since 1970. */
export const startIn = (query: URLSearchParams): number | undefined => {
  const start = Date.parse(query.get('start') ?? '');
  return Number.isNaN(start) ? undefined : start;
};

import { database, type Database } from '#db/client.ts';
import { answersOfStudent } from '#db/repos/onboarding.ts';
import { endFitWait, fitWaitOf, keepFitWait } from '#db/repos/tutor-fit-waits.ts';
import { addressOf } from '#db/repos/users.ts';
import { fitsWholly } from '#src/domain/tutors/match.ts';
import { isListOpen, listTutors } from '../directory.server.ts';
import { searchTutors } from '../list/search.ts';
import type { ListedTutor } from '../listed-tutor.ts';
import { matchAnswers } from '../matches/matches.server.ts';
import { fitQuery, type FitWish } from './fit-wish.ts';

/** Up to a page of tutors who fit a student's wish wholly, the best first. */
export const fittingTutors = async (
  db: Database,
  {
    userId,
    wish,
    tutors,
    now,
  }: { userId: string; wish: FitWish; tutors: readonly ListedTutor[]; now: Date },
): Promise<ListedTutor[]> => {
  const { by, filters } = wish;
  if (by === 'filters') return searchTutors(tutors, filters, now.getTime()).tutors;
  const answers = await answersOfStudent(db, userId);
  if (answers.length === 0) return [];
  const { zone } = filters;
  const { matches } = matchAnswers(tutors, answers, { zone, now: now.getTime() });
  return matches.filter(fitsWholly).map(({ tutor }) => tutor.listed);
};

/** How it stands with a wish of a student (TUTORS-19). */
export type FitStanding =
  /** Somebody fits already. */
  | 'fits'
  /** The account has no confirmed address to write to. */
  | 'noAddress'
  | 'waiting'
  /** A mail about another wish is waited for, in whose place this one would come. */
  | 'other'
  | 'open';

/** How it stands with a wish of the signed-in student; undefined while the list is not open. */
export const standingOfWish = async (
  userId: string,
  wish: FitWish,
): Promise<FitStanding | undefined> => {
  const db = await database();
  const tutors = await listTutors();
  if (!(await isListOpen(tutors))) return undefined;
  const wait = await fitWaitOf(db, userId);
  if (wait?.query === fitQuery(wish)) return 'waiting';
  const found = await fittingTutors(db, { userId, wish, tutors, now: new Date() });
  if (found.length > 0) return 'fits';
  if (!(await addressOf(db, userId))) return 'noAddress';
  return wait ? 'other' : 'open';
};

/** Has the signed-in student told once when somebody fits, or no longer. */
export const changeWait = async (userId: string, wish: FitWish, act: 'ask' | 'stop') => {
  const db = await database();
  if (act === 'stop') await endFitWait(db, userId);
  else await keepFitWait(db, { userId, query: fitQuery(wish) }, new Date());
};

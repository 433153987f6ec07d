import { AHEAD_MS } from '#src/domain/lessons/lesson-time.ts';
import { bestMatches, fitsWholly, type Candidate, type Match } from '#src/domain/tutors/match.ts';
import { cellClock, cellsWith } from '#src/domain/tutors/week-cells.ts';
import { wishesFromAnswers } from '#src/domain/tutors/wishes-from-answers.ts';
import { isListOpen, listTutors } from '../directory.server.ts';
import { openStarts, type ListedTutor } from '../listed-tutor.ts';

type Answers = Parameters<typeof wishesFromAnswers>[0];

export type Matches = {
  matches: Match<Candidate & { listed: ListedTutor }>[];
  /** Whether none of them fits in every respect. */
  areNearest: boolean;
  /** Whether days or times were wished for, which need the learner's zone. */
  wantsTimes: boolean;
};

/** Up to five of some tutors for somebody's answers; times count where the zone is known. */
export const matchAnswers = (
  tutors: readonly ListedTutor[],
  answers: Answers,
  { zone, now }: { zone: string | undefined; now: number },
): Matches => {
  const wishes = wishesFromAnswers(answers);
  const clock = zone ? cellClock(zone, now, now + AHEAD_MS) : undefined;
  const matches = bestMatches(
    wishes,
    tutors.map((listed) => {
      const open = openStarts(listed, now);
      return { ...listed, free: clock && cellsWith(open, clock), soonest: open[0], listed };
    }),
  );
  return {
    matches,
    areNearest: !matches.some(fitsWholly),
    wantsTimes: wishes.times !== undefined,
  };
};

/** The tutors for a student's answers (TUTORS-12); nothing without answers or before the list opens. */
export const matchesFor = async (
  answers: Answers,
  zone: string | undefined,
): Promise<Matches | undefined> => {
  if (answers.length === 0) return undefined;
  const tutors = await listTutors();
  if (!(await isListOpen(tutors))) return undefined;
  return matchAnswers(tutors, answers, { zone, now: Date.now() });
};

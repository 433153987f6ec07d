import type { AstroGlobal } from 'astro';
import { bestMatches, fitsWholly, type Candidate, type Match } from '#src/domain/tutors/match.ts';
import { wishesFromAnswers } from '#src/domain/tutors/wishes-from-answers.ts';
import { isListOpen, listTutors } from '../directory.server.ts';
import { freeCellsIn } from '../free-cells.ts';
import { openStarts, type ListedTutor } from '../listed-tutor.ts';
import { namedZone } from './zone-cookie.server.ts';

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
  const freeCells = zone ? freeCellsIn(zone, now) : undefined;
  const matches = bestMatches(
    wishes,
    tutors.map((listed) => ({
      ...listed,
      free: freeCells?.(listed.starts).cells,
      soonest: openStarts(listed, now)[0],
      listed,
    })),
  );
  return {
    matches,
    areNearest: !matches.some(fitsWholly),
    wantsTimes: wishes.times !== undefined,
  };
};

/** The matches of a signed-in student, on the clock of the zone that they named, if any. */
export type OwnMatches = Matches & { zone: string | undefined };

/**
 * The tutors for a student's answers (TUTORS-12); nothing without answers or before the list opens.
 * Remembers a zone that the address names in a cookie, so a page asks this in its frontmatter,
 * before anything is sent.
 */
export const ownMatches = async (
  answers: Answers,
  { url, cookies }: Pick<AstroGlobal, 'url' | 'cookies'>,
): Promise<OwnMatches | undefined> => {
  const zone = namedZone(url.searchParams, cookies);
  if (answers.length === 0) return undefined;
  const tutors = await listTutors();
  if (!(await isListOpen(tutors))) return undefined;
  return { ...matchAnswers(tutors, answers, { zone, now: Date.now() }), zone };
};

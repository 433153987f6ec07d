import { isWithinReach } from '#src/domain/lessons/lesson-time.ts';
import type { Candidate } from '#src/domain/tutors/match.ts';

/** A tutor as lists show one. */
export type ListedTutor = Omit<Candidate, 'free' | 'soonest'> & {
  slug: string;
  name: string;
  /** The key of the picture. */
  picture: string | undefined;
  short: string;
  /** The tutor's own time zone. */
  zone: string;
  /** Free starts in milliseconds since 1970, in order; the first ones may be too soon by now. */
  starts: Float64Array;
};

/** The free starts at which a lesson can be asked for now. */
export const openStarts = ({ starts }: Pick<ListedTutor, 'starts'>, now: number): Float64Array => {
  let from = 0;
  while (from < starts.length && !isWithinReach(starts[from] ?? 0, now)) from += 1;
  let until = starts.length;
  while (until > from && !isWithinReach(starts[until - 1] ?? 0, now)) until -= 1;
  return starts.subarray(from, until);
};

import { database, type Database } from '#db/client.ts';
import { takenStarts } from '#db/repos/taken-starts.ts';
import { teachingOf } from '#db/repos/teachings.ts';
import { approvedData, heldLessons, tutorBySlug } from '#db/repos/tutor-pages.ts';
import { freeStarts } from '#src/domain/lessons/free-starts.ts';
import { publicTutor, type PublicTutor } from '../public-tutor.ts';

const TWO_WEEKS_MS = 14 * 86_400_000;
/** A count that could name people says nothing yet. */
const FEWEST_TOLD = 5;

export type Profile = PublicTutor & {
  id: string;
  slug: string;
  zone: string;
  /** Free starts of the coming two weeks, in milliseconds since 1970. */
  starts: number[];
  /** Lessons held; undefined below five. */
  held: number | undefined;
};

/** What the page of a visible tutor shows; undefined where there is none, or it rests. */
export const profileOf = async (
  db: Database,
  slug: string,
  now: Date,
): Promise<Profile | undefined> => {
  const id = await tutorBySlug(db, slug);
  if (!id) return undefined;
  const tutor = publicTutor((await approvedData(db, [id])).get(id));
  const teaching = await teachingOf(db, id, now);
  if (!tutor || !teaching?.isAskable) return undefined;
  const { availability } = teaching;
  const moment = now.getTime();
  const taken = await takenStarts(db, 'tutor', id, now);
  const starts = freeStarts(availability, { now: moment, taken }).filter(
    (start) => start < moment + TWO_WEEKS_MS,
  );
  const held = await heldLessons(db, id);
  return {
    ...tutor,
    id,
    slug,
    zone: availability.zone,
    starts,
    held: held < FEWEST_TOLD ? undefined : held,
  };
};

/** The page of a visible tutor, now. */
export const openProfile = async (slug: string): Promise<Profile | undefined> =>
  profileOf(await database(), slug, new Date());

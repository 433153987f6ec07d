import { setImmediate } from 'node:timers/promises';
import { database, type Database } from '#db/client.ts';
import { takenOfAll } from '#db/repos/taken-starts.ts';
import { teachings } from '#db/repos/teachings.ts';
import { approvedData, givePage, visibleTutors, type VisibleTutor } from '#db/repos/tutor-pages.ts';
import { getSiteSettings } from '#src/content/site-settings.ts';
import { isShared } from '#src/lib/config/database.ts';
import { readConfig } from '#src/lib/config.ts';
import type { Availability } from '#src/domain/lessons/availability.ts';
import { addressesFor } from '#src/domain/tutors/page-addresses.ts';
import { overlap } from '#src/domain/lessons/lesson-time.ts';
import { offeredStarts } from '#src/domain/lessons/zone-days.ts';
import { localDay } from '#src/domain/local-day.ts';
import { noteTutorList } from '#src/server/tutor-list.ts';
import type { ListedTutor } from './listed-tutor.ts';
import { publicTutor } from './public-tutor.ts';

/** A page may be kept for half a minute by whoever stands between: together less than a minute. */
const FRESH_MS = 10_000;
/** Where other processes change things as well, visitors come to this one after having been there. */
const FRESH_AMONG_OTHERS_MS = 2_000;
/** How often the site settings are asked again how many tutors open the list. */
const SETTINGS_MS = 30_000;
/** So many are read at a time; between two the process answers others. */
const READ_AT_ONCE = 200;

type Facts = Omit<ListedTutor, 'slug' | 'starts' | 'zone'> & { availability: Availability };
type Known = {
  mark: string;
  /** Undefined where the application can't be shown. */
  facts: Facts | undefined;
  /** The day on the tutor's calendar from which the offered starts are counted. */
  day: string;
  offered: Float64Array;
};

/** All visible tutors with their free hours, kept in memory and read again where they changed. */
export const createDirectory = (freshMs = FRESH_MS) => {
  const known = new Map<string, Known>();
  const slugs = new Map<string, string>();
  let tutors: ListedTutor[] = [];
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;

  const learn = async (db: Database, changed: readonly VisibleTutor[], now: Date) => {
    for (let from = 0; from < changed.length; from += READ_AT_ONCE) {
      const some = changed.slice(from, from + READ_AT_ONCE);
      const ids = some.map(({ tutorId }) => tutorId);
      const data = await approvedData(db, ids);
      const taught = new Map((await teachings(db, now, ids)).map((one) => [one.tutorId, one]));
      for (const { tutorId, mark } of some) {
        const tutor = publicTutor(data.get(tutorId));
        const teaching = taught.get(tutorId);
        const facts: Facts | undefined = tutor &&
          teaching && {
            id: tutorId,
            name: tutor.name,
            picture: tutor.profilePictureKey,
            short: tutor.shortDescription,
            languages: tutor.spokenLanguages,
            categories: tutor.lessonCategories,
            ageRange: tutor.studentAgeRange,
            priceUsd: tutor.lessonPriceUSD ?? 0,
            availability: teaching.availability,
          };
        known.set(tutorId, { mark, facts, day: '', offered: new Float64Array() });
      }
      await setImmediate();
    }
  };

  const addressOf = async (db: Database, { tutorId, slug }: VisibleTutor, now: Date) => {
    const given =
      slug ??
      slugs.get(tutorId) ??
      (await givePage(db, tutorId, addressesFor(known.get(tutorId)?.facts?.name ?? ''), now));
    slugs.set(tutorId, given);
    return given;
  };

  const read = async (db: Database, now: Date) => {
    const visible = await visibleTutors(db);
    const taken = await takenOfAll(db, now);
    await learn(
      db,
      visible.filter(({ tutorId, mark }) => known.get(tutorId)?.mark !== mark),
      now,
    );
    const isThere = new Set(visible.map(({ tutorId }) => tutorId));
    for (const id of known.keys())
      if (!isThere.has(id)) {
        known.delete(id);
        slugs.delete(id);
      }
    const days = new Map<string, string>();
    const listed: ListedTutor[] = [];
    for (const one of visible) {
      const entry = known.get(one.tutorId);
      if (!entry?.facts) continue;
      const { availability, ...facts } = entry.facts;
      const { zone } = availability;
      const day = days.get(zone) ?? localDay(zone, now.getTime());
      days.set(zone, day);
      if (entry.day !== day) {
        entry.offered = Float64Array.from(offeredStarts(availability, now.getTime()));
        entry.day = day;
      }
      const own = taken.get(one.tutorId);
      const starts = own
        ? entry.offered.filter((start) => !own.some((other) => overlap(start, other)))
        : entry.offered;
      listed.push({ ...facts, slug: await addressOf(db, one, now), zone, starts });
    }
    tutors = listed;
    readAt = now.getTime();
  };

  /** The visible tutors as they were so many milliseconds ago at the latest. */
  return async (db: Database, now = new Date()): Promise<readonly ListedTutor[]> => {
    if (now.getTime() - readAt >= freshMs || now.getTime() < readAt) {
      reading ??= read(db, now).finally(() => {
        reading = undefined;
      });
      await reading;
    }
    return tutors;
  };
};

let visibleDirectory: ReturnType<typeof createDirectory> | undefined;

/** The visible tutors. */
export const listTutors = async (): Promise<readonly ListedTutor[]> => {
  visibleDirectory ??= createDirectory(
    isShared(readConfig(process.env).database) ? FRESH_AMONG_OTHERS_MS : FRESH_MS,
  );
  return visibleDirectory(await database());
};

/** Whether there are enough tutors to choose from (TUTORS-9). */
export const isListOpen = async (tutors: readonly ListedTutor[]): Promise<boolean> =>
  tutors.length >= (await getSiteSettings()).tutorsToOpen;

let looked = { at: -Infinity, tutors: 0 };

/**
 * Sees whether the list is open, so that pages point to it, as a task of the live server. Asks the
 * content only where there are more or fewer tutors than before, or now and then.
 */
export const lookAtTutors = async (): Promise<void> => {
  const tutors = await listTutors();
  const at = performance.now();
  if (tutors.length === looked.tutors && at - looked.at < SETTINGS_MS) return;
  noteTutorList(await isListOpen(tutors));
  looked = { at, tutors: tutors.length };
};

/** How long a page about tutors may be kept: with the ten seconds here less than a minute. */
export const KEPT_BRIEFLY = 'public, max-age=30';

import type { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import { keepOffer, offerOf, type KeptOffer } from '#db/repos/tutor-offers.ts';
import { profileOfTutor } from '#db/repos/tutor-profiles.ts';
import { WEEKDAYS } from '#src/domain/week.ts';
import { HOURS, slotFault, type Slot } from '#src/domain/week-times.ts';
import { tellOfNewLink } from '#src/server/lessons/ahead.ts';
import { forRoles } from '#src/server/auth/for-roles.ts';
import { done, fail } from '#src/server/endpoint.ts';
import type { changeOffer, Offer } from './room.contract.ts';

const isHour = (value: unknown): value is (typeof HOURS)[number] =>
  HOURS.some((hour) => hour === value);

/** The times of a stored week that can be shown; what an early application left half typed is none. */
const weekIn = (stored: unknown): Offer['week'] => {
  const entries = Array.isArray(stored) ? (stored as { day?: unknown; slots?: unknown }[]) : [];
  return WEEKDAYS.flatMap((day) => {
    const found = entries.find((entry) => entry.day === day)?.slots;
    const slots: Pick<Slot, 'from' | 'to'>[] = [];
    for (const { from, to } of Array.isArray(found) ? (found as Partial<Slot>[]) : []) {
      if (isHour(from) && isHour(to) && !slotFault({ from, to }, slots)) slots.push({ from, to });
    }
    return slots.length > 0 ? [{ day, slots: slots as Offer['week'][number]['slots'] }] : [];
  });
};

/** An offer as it travels. */
export const shownOffer = ({ version, zone, weekly, exceptions, ...terms }: KeptOffer): Offer => ({
  version,
  zone,
  week: weekIn(weekly),
  exceptions: exceptions.map(({ day, hour, isOpen }) => ({
    day,
    ...(hour !== undefined && { hour }),
    isOpen,
  })),
  priceUsd: terms.priceUsd ?? null,
  lessonLink: terms.lessonLink ?? '',
});

const shown = (kept: KeptOffer) => done({ success: true as const, offer: shownOffer(kept) });

/** What a tutor offers who was approved and is neither suspended nor gone. */
const ownOffer = async (db: Database, tutorId: string, now: Date) =>
  (await profileOfTutor(db, tutorId))?.state === 'visible' ? offerOf(db, tutorId, now) : undefined;

/** Tells the tutor what they offer. */
export const tellOffer = forRoles(['teacher'], async (_: object, { id }) => {
  const kept = await ownOffer(await database(), id, new Date());
  return kept ? shown(kept) : fail('no_room');
});

/** Changes the tutor's own offer, given that it is still what the change was made on. */
export const takeOffer = forRoles(
  ['teacher'],
  async ({ version, ...changes }: z.output<typeof changeOffer.input>, { id }) => {
    const db = await database();
    const now = new Date();
    const before = await ownOffer(db, id, now);
    if (!before) return fail('no_room');
    const { week, priceUsd, lessonLink, zone, exceptions } = changes;
    const after: KeptOffer = {
      version,
      zone: zone ?? before.zone,
      weekly: week ?? before.weekly,
      exceptions:
        exceptions?.map(({ day, hour, isOpen }) => ({ day, hour, isOpen })) ?? before.exceptions,
      priceUsd: priceUsd ?? before.priceUsd,
      lessonLink: lessonLink === undefined ? before.lessonLink : lessonLink || undefined,
    };
    if (!(await keepOffer(db, id, after, now))) return fail('conflict');
    if (after.lessonLink !== before.lessonLink) await tellOfNewLink(db, { tutorId: id, at: now });
    const kept = await offerOf(db, id, now);
    return kept ? shown(kept) : fail('no_room');
  },
);

import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { database, type Database } from '#db/client.ts';
import { lessonsAhead } from '#db/repos/lesson-lists.ts';
import { openAhead } from '#db/repos/lesson-requests.ts';
import { ruledBy } from '#db/repos/lessons.ts';
import { takenStarts } from '#db/repos/taken-starts.ts';
import { applicationOf } from '#db/repos/tutor-applications.ts';
import { offerOf } from '#db/repos/tutor-offers.ts';
import { endPause, pageOf, pausePage } from '#db/repos/tutor-pages.ts';
import { leaveTeaching, profileOfTutor } from '#db/repos/tutor-profiles.ts';
import type { User } from '#src/server/auth/user.ts';
import { homeOfRole } from '#src/domain/roles.ts';
import { applicantName } from '#src/domain/applicant-name.ts';
import { lessonAt } from '#src/domain/lessons/transitions.ts';
import { addressesFor } from '#src/domain/tutors/page-addresses.ts';
import type { ApplicationState } from '#src/domain/tutors/states.ts';
import { forRoles } from '#src/server/auth/for-roles.ts';
import { done, fail } from '#src/server/endpoint.ts';
import { cancelAllAhead, declineOpenAhead } from '#src/server/lessons/ahead.ts';
import { shownOffer } from './offer.server.ts';
import { outsideOf } from './offered-hours.ts';
import type { Offer, pauseTeaching } from './room.contract.ts';

/** A request that waits for the tutor's answer. Moments are milliseconds since 1970. */
type OpenRequest = { id: string; start: number };

/** All that the pages of a tutor's room show. */
export type Room = {
  tutorId: string;
  name: string;
  /** What was approved, as an application holds it. */
  approved: unknown;
  isPaused: boolean;
  /** The last part of the public address, once there is one. */
  slug: string | undefined;
  /** Where a new version of the profile stands; undefined where there is none. */
  newVersion: Exclude<ApplicationState, 'approved'> | undefined;
  offer: Offer;
  /** The starts that are taken by live requests and lessons. */
  taken: number[];
  /** Requests and proposals that wait for an answer, whoever's turn it is. */
  open: number;
  /** Requests that lie outside of the tutor's hours. */
  outside: OpenRequest[];
  /** Requests that wait for the tutor. */
  requests: OpenRequest[];
  agreed: number;
};

const aheadOf = async (db: Database, tutorId: string, now: Date) =>
  (await lessonsAhead(db, tutorId, now)).map((stored) => ({
    id: stored.id,
    start: stored.start.getTime(),
    state: lessonAt(ruledBy(stored), now.getTime()).state,
  }));

/** The room of a tutor who was approved and is neither suspended nor gone; else undefined (ROOM-1). */
export const roomOf = async (tutorId: string): Promise<Room | undefined> => {
  const now = new Date();
  const db = await database();
  const profile = await profileOfTutor(db, tutorId);
  const kept = profile?.state === 'visible' ? await offerOf(db, tutorId, now) : undefined;
  if (!profile || !kept) return undefined;
  const page = await pageOf(db, tutorId);
  const application = await applicationOf(db, tutorId);
  const ahead = await aheadOf(db, tutorId, now);
  const offer = shownOffer(kept);
  const requests = ahead
    .filter(({ state }) => state === 'requested')
    .map(({ id, start }) => ({ id, start }));
  return {
    tutorId,
    name: applicantName(profile.data) ?? '',
    approved: profile.data,
    isPaused: Boolean(page?.pausedAt),
    slug: page?.slug,
    newVersion: application && application.state !== 'approved' ? application.state : undefined,
    offer,
    taken: await takenStarts(db, 'tutor', tutorId, now),
    open: await openAhead(db, tutorId, now),
    outside: outsideOf(offer, requests),
    requests,
    agreed: ahead.filter(({ state }) => state === 'accepted').length,
  };
};

/** Where a tutor without a room is led: to the application, or to its standing (ROOM-1). */
export const wayWithoutRoom = async ({ id, role }: Pick<User, 'id' | 'role'>): Promise<string> => {
  const application = await applicationOf(await database(), id);
  if (application && application.state !== 'draft') return '/after-signup';
  return role === 'admin' ? homeOfRole('admin') : '/teacher-onboarding';
};

/** Hides the tutor from now on, or shows them again (ROOM-8). */
export const takePause = forRoles(
  ['teacher'],
  async ({ isPaused, declines }: z.output<typeof pauseTeaching.input>, { id: tutorId }) => {
    const db = await database();
    const at = new Date();
    const profile = await profileOfTutor(db, tutorId);
    if (profile?.state !== 'visible') return fail('no_room');
    if (!isPaused) {
      await endPause(db, tutorId);
      return done({ success: true as const, isPaused, declined: 0 });
    }
    const slugs = addressesFor(applicantName(profile.data) ?? '');
    if (!(await pausePage(db, tutorId, { since: at, slugs, mostOpen: declines }))) {
      return fail('open_requests', { further: { open: await openAhead(db, tutorId, at) } });
    }
    // Behind the pause, since none comes any more.
    const who = { tutorId, by: 'tutor', actorId: tutorId, at } as const;
    const declined = declines > 0 ? await declineOpenAhead(db, who) : 0;
    return done({ success: true as const, isPaused, declined });
  },
);

/** Ends the tutor's teaching here (ROOM-10). Saying it again does what a crash left over. */
export const takeLeave = forRoles(['teacher'], async (_: object, { id: tutorId }) => {
  const db = await database();
  const at = new Date();
  const profile = await profileOfTutor(db, tutorId);
  if (!profile || profile.state === 'suspended') return fail('no_room');
  await leaveTeaching(db, tutorId, { eventId: randomUUID(), at });
  await cancelAllAhead(db, { tutorId, by: 'tutor', actorId: tutorId, at });
  return done({ success: true as const });
});

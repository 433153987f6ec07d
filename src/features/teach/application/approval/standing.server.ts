import { type TutorStep } from '#src/domain/tutor-steps.ts';
import { database, type Database } from '#db/client.ts';
import { actsAbout } from '#db/repos/admin-acts.ts';
import { applicationOf, lastMoveTo } from '#db/repos/tutor-applications.ts';
import { profileOfTutor } from '#db/repos/tutor-profiles.ts';
import { renewableFrom, resumedStep, type Profile, type Reason } from '../application.machine.ts';
import type { Hiding } from './hiding.ts';
import { hiddenBy } from './hiding.server.ts';
import { standingKind, type StandingKind } from './standing.ts';

/** Where a tutor stands, for pages that greet them. */
export type Standing = {
  kind: StandingKind;
  profile: Profile;
  /** The weightiest of what hides the approved profile from students. */
  hidden: Hiding | undefined;
  step: TutorStep;
  submittedAt: Date | undefined;
  /** What has to change, part by part. */
  reasons: Reason[];
  /** Why the tutor was declined or suspended. */
  reason: string | undefined;
  /** From when on somebody who was declined may apply again. */
  renewableAt: Date | undefined;
};

/** Where somebody stands as a tutor; nothing where no application was begun. */
export const standingIn = async (db: Database, userId: string): Promise<Standing | undefined> => {
  const found = await applicationOf(db, userId);
  if (!found) return undefined;
  const { state, lastStep, submittedAt } = found;
  const profile = (await profileOfTutor(db, userId))?.state;
  const kind = standingKind(state, profile);
  const decided =
    state === 'returned' || state === 'declined'
      ? await lastMoveTo(db, found.id, state)
      : undefined;
  const suspended =
    kind === 'suspended'
      ? (await actsAbout(db, 'account', userId)).find(({ act }) => act === 'tutor_suspended')
      : undefined;
  return {
    kind,
    profile,
    hidden: await hiddenBy(db, userId, profile),
    step: resumedStep(lastStep),
    submittedAt: submittedAt ?? undefined,
    // Only an admin's decision writes them, and it has been read by its schema.
    reasons: (decided?.reasons ?? []) as Reason[],
    reason: suspended?.reason ?? decided?.reason ?? undefined,
    renewableAt:
      decided && state === 'declined' ? new Date(renewableFrom(decided.at.getTime())) : undefined,
  };
};

/** As `standingIn`, of a page's visitor. */
export const standingOf = async (userId: string): Promise<Standing | undefined> =>
  standingIn(await database(), userId);

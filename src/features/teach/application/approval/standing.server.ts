import { type TutorStep } from '#src/domain/tutor-steps.ts';
import { database } from '#db/client.ts';
import { applicationOf, lastMoveTo } from '#db/repos/tutor-applications.ts';
import { resumedStep, type ApplicationState, type Reason } from '../application.machine.ts';

/** Where a tutor's own application stands, for pages that greet them. */
export type Standing = { state: ApplicationState; step: TutorStep; reasons: Reason[] };

/** The standing of a user's application; nothing where none was begun. */
export const standingOf = async (userId: string): Promise<Standing | undefined> => {
  const db = await database();
  const found = await applicationOf(db, userId);
  if (!found) return undefined;
  const { state, lastStep } = found;
  const returned = state === 'returned' ? await lastMoveTo(db, found.id, 'returned') : undefined;
  return {
    state,
    step: resumedStep(lastStep),
    // Only an admin's decision writes them, and it has been read by its schema.
    reasons: (returned?.reasons ?? []) as Reason[],
  };
};

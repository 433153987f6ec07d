import type { Database } from '#db/client.ts';
import { pageOf } from '#db/repos/tutor-pages.ts';
import { roleOf } from '#db/repos/users.ts';
import type { Profile } from '../application.machine.ts';
import { hiding, type Hiding } from './hiding.ts';

/** The weightiest of what hides somebody's approved profile from students; undefined where nothing does. */
export const hiddenBy = async (
  db: Database,
  tutorId: string,
  profile: Profile,
): Promise<Hiding | undefined> =>
  hiding({
    profile,
    role: await roleOf(db, tutorId),
    isPaused: Boolean((await pageOf(db, tutorId))?.pausedAt),
  })[0];

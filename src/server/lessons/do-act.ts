import type { Database } from '#db/client.ts';
import { ruledBy, writeChange, type StoredLesson } from '#db/repos/lessons.ts';
import type { Act, Actor } from '#src/domain/lessons/lesson.ts';
import { noticesOf } from '#src/domain/lessons/notices.ts';
import { change, type ActFault } from '#src/domain/lessons/transitions.ts';
import { readConfig } from '#src/lib/config.ts';

type By = {
  by: Actor;
  actorId: string | null;
  at: Date;
  /** Why an admin does it, as both are told. */
  reason?: string | undefined;
};

export type Done =
  /** Written down, with its history and its mails. */
  | { is: 'done' }
  /** It was so already: nothing is written. */
  | { is: 'same' }
  /** Somebody was faster, the hour that it takes is no longer free, or its tutor teaches no more. */
  | { is: 'overtaken' }
  | { is: 'refused'; fault: ActFault };

/** What an admin does is written down among the acts of admins as well. */
const adminActOf = (act: Act, adminId: string | null, reason: string | undefined) =>
  adminId === null
    ? undefined
    : {
        adminId,
        act: act.type === 'settle' ? ('lesson_settled' as const) : ('lesson_called_off' as const),
        ...(act.type === 'settle' && act.outcome && { detail: act.outcome }),
        ...(reason && { reason }),
      };

/** Does something with a lesson as it was seen, where its rules allow it (LESSONS-7). */
export const doAct = async (
  db: Database,
  before: StoredLesson,
  act: Act,
  { by, actorId, at, reason }: By,
): Promise<Done> => {
  const now = at.getTime();
  const seen = ruledBy(before);
  const changed = change(seen, act, by, now);
  if (!changed.ok) return { is: 'refused', fault: changed.fault };
  if (!changed.hasChanged) return { is: 'same' };
  const { lesson: after } = changed;
  const notices = noticesOf({ before: seen, after, act, by, now });
  const isWritten = await writeChange(db, {
    before,
    after,
    act: act.type,
    by,
    actorId,
    at,
    notices,
    adminAct: by === 'admin' ? adminActOf(act, actorId, reason) : undefined,
    toldOfQuarrel: after.state === 'disputed' ? readConfig(process.env).adminEmails : undefined,
  });
  return { is: isWritten ? 'done' : 'overtaken' };
};

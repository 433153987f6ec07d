import type { AdminActKind } from '#src/domain/admin-acts.ts';
import type { ApplicationAct } from '#src/domain/tutors/states.ts';

/** What admins do about a tutor beside deciding on the application. */
const OTHER_ACTS = ['tutor_suspended', 'tutor_restored', 'role_corrected'] as const;
type OtherAct = (typeof OTHER_ACTS)[number];

type Move = {
  act: ApplicationAct;
  reasons: unknown;
  reason: string | null;
  at: Date;
  actor: string | null;
};
type Act = {
  act: AdminActKind;
  detail: string | null;
  reason: string | null;
  at: Date;
  admin: string | null;
};

type Entry = {
  act: ApplicationAct | OtherAct;
  /** What the act leaves open, such as the role. */
  detail: string | null;
  reasons: unknown;
  reason: string | null;
  at: Date;
  by: string | null;
};

const isOther = (act: AdminActKind): act is OtherAct => OTHER_ACTS.some((other) => other === act);

/** All that happened to an application and its tutor, newest first; a decision stands there once. */
export const historyOf = (moves: readonly Move[], acts: readonly Act[]): Entry[] =>
  [
    ...moves.map(({ actor: by, ...move }) => ({ ...move, detail: null, by })),
    ...acts.flatMap(({ act, admin: by, ...rest }) =>
      isOther(act) ? [{ ...rest, act, reasons: [], by }] : [],
    ),
  ].sort((one, other) => other.at.getTime() - one.at.getTime());

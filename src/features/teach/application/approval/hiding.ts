import type { ChosenRole } from '#src/domain/roles.ts';
import { isEdit, type Profile } from '../application.machine.ts';

/** Why students don't see a profile that was approved. */
export const HIDING = ['suspension', 'role', 'pause'] as const;
export type Hiding = (typeof HIDING)[number];

type Tutor = { profile: Profile; role: ChosenRole | null; isPaused: boolean };

/** What hides the approved profile of somebody who has not left, the weightiest first; nothing of one that students see. */
export const hiding = ({ profile, role, isPaused }: Tutor): Hiding[] =>
  isEdit(profile)
    ? [
        ...(profile === 'suspended' ? (['suspension'] as const) : []),
        ...(role === 'teacher' ? [] : (['role'] as const)),
        ...(isPaused ? (['pause'] as const) : []),
      ]
    : [];

/** What tutors are told of their approved profile in one sentence; a suspension has a note of its own. */
export const visibilityOf = (
  profile: Profile,
  hidden: Hiding | undefined,
): 'seen' | Exclude<Hiding, 'suspension'> | undefined =>
  isEdit(profile) && hidden !== 'suspension' ? (hidden ?? 'seen') : undefined;

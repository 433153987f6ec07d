import type { Exercise } from '#src/domain/learning/day-plan.ts';
import { nameOf, type Owner } from './owner.ts';

const KEY = 'hanlu.learning.missed';

type Kept = { owner: string; day: number; missed: Pick<Exercise, 'item' | 'skill'>[] };

/**
 * Keeps what was missed in a review of this tab and is still to come once more: it counts nowhere,
 * so that no event tells of it, and a reload would lose it. `day`: the first moment of its day.
 */
export const keepMissed = (owner: Owner, day: Date, missed: readonly Exercise[]): void => {
  if (missed.length === 0) return forgetMissed();
  const kept: Kept = {
    owner: nameOf(owner),
    day: day.getTime(),
    missed: missed.map(({ item, skill }) => ({ item, skill })),
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Where nothing may be kept, a reload loses more than this.
  }
};

/** What an owner missed on this day and has not been asked again; nothing of anybody else's. */
export const readMissed = (owner: Owner, day: Date): Exercise[] => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept?.owner !== nameOf(owner) || kept.day !== day.getTime()) return [];
    return kept.missed.map((one) => ({ ...one, isNew: false }));
  } catch {
    return [];
  }
};

export const forgetMissed = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Where nothing may be kept, nothing was.
  }
};

import type { LearningEvent, Skill } from './event.ts';
import type { Memory } from './forgetting.ts';
import type { ItemId } from './item.ts';

/** What replaying an item's events gives. */
export type LearningCard = {
  readonly item: ItemId;
  readonly skills: Readonly<Partial<Record<Skill, Memory>>>;
  readonly favourite: boolean;
  /** Kept out of reviews until it is restored. */
  readonly suspended: boolean;
  /** The first time it was met, in milliseconds since 1970. */
  readonly seenAt: number | undefined;
  /** The last time it was drawn over its outline. */
  readonly tracedAt: number | undefined;
  /** Something was taken back that is not known here yet, so only a replay can go on. */
  readonly awaitsUndone: boolean;
  /** The last event that went in: a later one can be added without a replay. */
  readonly last: Pick<LearningEvent, 'at' | 'id'> | undefined;
};

export const newCard = (item: ItemId): LearningCard => ({
  item,
  skills: {},
  favourite: false,
  suspended: false,
  seenAt: undefined,
  tracedAt: undefined,
  awaitsUndone: false,
  last: undefined,
});

import { SKILLS, type LearningEvent, type Skill } from './event.ts';
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
  /** When its learning began; unknown of cards from before this was kept. */
  readonly begunAt: number | undefined;
  /** The last time it was drawn over its outline. */
  readonly tracedAt: number | undefined;
  /** Something was taken back that is not known here yet, so only a replay can go on. */
  readonly awaitsUndone: boolean;
  /** The last event that went in: a later one can be added without a replay. */
  readonly last: Pick<LearningEvent, 'at' | 'id'> | undefined;
};

/**
 * Whether its learning has begun. What was only heard, in a game, has not: it is met and read first
 * like anything new, and asks for nothing until then.
 */
export const hasBegun = (card: LearningCard | undefined): boolean =>
  card !== undefined && Object.keys(card.skills).some((skill) => skill !== 'hear');

/** One way of knowing an item, and how well it is known in it. */
export type Scheduled = {
  readonly item: ItemId;
  readonly skill: Skill;
  readonly memory: Memory;
};

/** The ways in which an item comes back; none where it was put aside or has not begun. */
export const scheduledOf = (card: LearningCard): Scheduled[] => {
  const { item, skills, suspended } = card;
  if (suspended || !hasBegun(card)) return [];
  return SKILLS.flatMap((skill) => {
    const memory = skills[skill];
    return memory ? [{ item, skill, memory }] : [];
  });
};

export const newCard = (item: ItemId): LearningCard => ({
  item,
  skills: {},
  favourite: false,
  suspended: false,
  seenAt: undefined,
  begunAt: undefined,
  tracedAt: undefined,
  awaitsUndone: false,
  last: undefined,
});

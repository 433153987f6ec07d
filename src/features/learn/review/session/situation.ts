import type { LearningCard } from '#src/domain/learning/card.ts';
import type { Exercise } from '#src/domain/learning/day-plan.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Catalogue } from '#src/learning/catalogue/catalogue.ts';
import type { Hearing } from '#src/learning/hearing.ts';
import type { Plan } from '#src/learning/plan.ts';

/** What a sitting is made from: what the learner knows, what there is, and what they chose. */
export type Situation = {
  readonly cards: ReadonlyMap<ItemId, LearningCard>;
  readonly catalogue: Catalogue;
  readonly plan: Plan;
  /** Whether exercises by ear can be asked. */
  readonly hearing: Hearing;
  /** Asked for by name, in place of what the day brings. */
  readonly items?: readonly ItemId[] | undefined;
  /** Missed before the page was loaded anew, and to come once more. */
  readonly missed?: readonly Exercise[];
};

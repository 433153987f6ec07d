import type { ChineseLevel } from '#src/domain/learning/answers.ts';
import type { LearningCard } from '#src/domain/learning/card.ts';
import type { PathItem } from '#src/domain/learning/day-plan.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import { isTakenAsKnown } from '#src/domain/learning/plan-from-answers.ts';
import {
  itemsById,
  type Catalogue,
  type CatalogueGroup,
  type CataloguePath,
  type PathStep,
} from './catalogue/catalogue.ts';

type Cards = ReadonlyMap<ItemId, LearningCard>;

/** How far a learner has come with a step. */
export type StepStanding = {
  readonly step: PathStep;
  readonly group: CatalogueGroup;
  /** Finished: each of its items was seen, traced or graded. */
  readonly state: 'untouched' | 'begun' | 'finished';
  /** How many of its items were met. */
  readonly met: number;
  /** The learner's level says that they know it; nothing of it is planned until they begin it. */
  readonly isTakenAsKnown: boolean;
};

const NO_CARDS: Cards = new Map();

/** The steps of a path in their order, with how far a learner of a level has come. */
export const stepsOf = (
  path: CataloguePath,
  { groups }: Pick<Catalogue, 'groups'>,
  cards: Cards,
  level?: ChineseLevel,
): StepStanding[] =>
  path.steps.flatMap((step) => {
    const group = groups.find(({ id }) => id === step.group);
    if (!group) return [];
    const met = group.items.filter((item) => cards.get(item)?.seenAt !== undefined).length;
    const state = met === 0 ? 'untouched' : met < group.items.length ? 'begun' : 'finished';
    const isKnown = isTakenAsKnown(level, step.knownFrom) && state === 'untouched';
    return [{ step, group, state, met, isTakenAsKnown: isKnown }];
  });

/** The step to go on with; undefined once all that the learner doesn't know yet is finished. */
export const nextStepOf = (steps: readonly StepStanding[]): StepStanding | undefined =>
  steps.find(({ state, isTakenAsKnown }) => state !== 'finished' && !isTakenAsKnown);

/**
 * What a path teaches, in its order and each item once, with the ways in which it can be asked.
 * What a learner of this level is taken to know is left out.
 */
export const itemsOfPath = (
  catalogue: Catalogue,
  path: CataloguePath,
  level?: ChineseLevel,
): PathItem[] => {
  const known = itemsById(catalogue);
  const items = stepsOf(path, catalogue, NO_CARDS, level)
    .filter(({ isTakenAsKnown }) => !isTakenAsKnown)
    .flatMap(({ group }) => group.items);
  return [...new Set(items)].flatMap((item) => {
    const one = known.get(item);
    return one ? [{ item, skills: one.skills }] : [];
  });
};

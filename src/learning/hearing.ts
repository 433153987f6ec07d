import type { Skill } from '#src/domain/learning/event.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Catalogue, CatalogueItem } from './catalogue/catalogue.ts';

/**
 * Whether there is sound here and now: `muted` where the learner can't listen today, `silent` where
 * no voice of the device begins, so that only recordings are heard.
 */
export type Hearing = 'open' | 'muted' | 'silent';

export const canBeHeard = (
  { isRecorded }: Pick<CatalogueItem, 'isRecorded'>,
  hearing: Hearing,
): boolean => hearing === 'open' || (hearing === 'silent' && isRecorded === true);

/** Which ways of asking are open: exercises by ear want sound. */
export const canBeAsked = ({ items }: Pick<Catalogue, 'items'>, hearing: Hearing) => {
  const heard =
    hearing === 'open'
      ? undefined
      : new Set(items.filter((one) => canBeHeard(one, hearing)).map(({ item }) => item));
  return (item: ItemId, skill: Skill): boolean =>
    skill !== 'hear' || heard === undefined || heard.has(item);
};

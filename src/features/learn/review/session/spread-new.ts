import type { Exercise } from '#src/domain/learning/day-plan.ts';

/** Puts what is new evenly between what is known; both keep their order. */
export const spreadNew = (plan: readonly Exercise[]): Exercise[] => {
  const reviews = plan.filter(({ isNew }) => !isNew);
  const fresh = plan.filter(({ isNew }) => isNew);
  const gap = reviews.length / (fresh.length + 1);
  return fresh.reduceRight(
    (mixed, exercise, index) => mixed.toSpliced(Math.round(gap * (index + 1)), 0, exercise),
    reviews,
  );
};

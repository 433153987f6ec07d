import type { ChineseLevel } from '#src/domain/learning/answers.ts';
import type { Choice, ChoiceName } from '#src/domain/learning/choice.ts';
import type { Load } from '#src/domain/learning/day-plan.ts';
import { loadOf } from '#src/domain/learning/plan-from-answers.ts';
import type { Strictness } from '#src/domain/learning/forgetting.ts';
import type { ShortDay } from '#src/domain/week.ts';
import type { CataloguePath } from './catalogue/catalogue.ts';

/** What a learner's practice follows from. */
export type Plan = {
  /** Undefined until one is chosen, or an answer leads to one. */
  readonly path: CataloguePath | undefined;
  readonly level: ChineseLevel | undefined;
  readonly load: Load;
  /** The days that count; none named means all. */
  readonly days: readonly ShortDay[];
  readonly strictness: Strictness;
};

const named = <N extends ChoiceName>(choices: readonly Choice[], name: N) =>
  choices.find((choice): choice is Extract<Choice, { name: N }> => choice.name === name);

/** The plan of a learner: what was chosen holds, and where nothing was, the answers speak. */
export const planOf = (choices: readonly Choice[], paths: readonly CataloguePath[]): Plan => {
  const answers = named(choices, 'answers')?.value;
  const chosen = paths.find(({ id }) => id === named(choices, 'path')?.value);
  const goal = answers?.goal;
  const days = answers?.days ?? [];
  const cap = named(choices, 'cap')?.value;
  return {
    path: chosen ?? (goal ? paths.find(({ goals }) => goals.includes(goal)) : undefined),
    level: answers?.level ?? undefined,
    load: loadOf({ cap, hours: answers?.hours ?? undefined, days }),
    days,
    strictness: named(choices, 'strictness')?.value ?? 'usual',
  };
};

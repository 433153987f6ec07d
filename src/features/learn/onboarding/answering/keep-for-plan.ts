import { preferencesOf } from '../preferences.ts';
import type { Answers } from './answers.machine.ts';

/**
 * Someone without an account practises by their answers as well: what they say about a plan is kept
 * with the practice on this device. Fire and forget: without it, Today asks for a path.
 */
export const keepForPlan = (answers: Answers): void => {
  keep(answers).catch(() => undefined);
};

const keep = async (answers: Answers) => {
  const [{ choiceFromAnswers }, { choose }] = await Promise.all([
    import('#src/domain/learning/choice-from-answers.ts'),
    import('#src/learning/learner.store.ts'),
  ]);
  const choice = choiceFromAnswers(preferencesOf(answers), Date.now());
  if (choice) await choose(choice);
};

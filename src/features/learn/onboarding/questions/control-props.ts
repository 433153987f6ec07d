import type { AnswerEvent, Answers } from '../answering/answers.machine.ts';
import type { OnboardingCopy } from '../copy.ts';

/** What every control of a question gets. */
export type ControlProps = {
  copy: OnboardingCopy;
  answers: Answers;
  send: (event: AnswerEvent) => void;
  /** The id of the question. */
  labelledBy: string;
};

import {
  isAnswered,
  isFull,
  stepAnswers,
  UNANSWERED,
  type AnswerEvent,
  type Answers,
} from './answers.machine.ts';
import { QUESTION_TYPES } from '../questions/questions.ts';

const LAST_QUESTION = QUESTION_TYPES.length - 1;
/** The step after the questions: “Great!” and the sign-up. */
export const FINAL_STEP = QUESTION_TYPES.length;

/** How long the word on too many languages stays. */
export const NOTICE_MS = 3000;

export type Questionnaire = {
  /** 0 to 7 are the questions, 8 is the final screen. */
  readonly step: number;
  readonly answers: Answers;
  /** When the last question was left forwards, in ISO form; undefined while questions are open. */
  readonly completedAt: string | undefined;
  readonly notice: 'tooManyLanguages' | undefined;
};

export type QuestionnaireEvent =
  | AnswerEvent
  | { type: 'noticeExpired' }
  | { type: 'next'; at: string }
  | { type: 'previous' }
  /** The browser's back and forward buttons. */
  | { type: 'went'; step: number; at: string }
  /** What an earlier visit left; `hasSession` where it had temporary ids. */
  | {
      type: 'restored';
      step: number;
      answers: Answers;
      completedAt: string | undefined;
      hasSession: boolean;
    }
  /** Another tab's answers; each tab keeps its own place. */
  | { type: 'answeredElsewhere'; answers: Answers };

export const START: Questionnaire = {
  step: 0,
  answers: UNANSWERED,
  completedAt: undefined,
  notice: undefined,
};

/** The question of a step; undefined on the final screen. */
export const questionAt = (step: number) => QUESTION_TYPES[step];

export const isLastQuestion = ({ step }: Pick<Questionnaire, 'step'>) => step === LAST_QUESTION;
export const isFinal = ({ step }: Pick<Questionnaire, 'step'>) => step === FINAL_STEP;

/** What the forward button says: an open question is skipped, the last answered one finishes. */
export const forwardLabel = (state: Questionnaire): 'next' | 'skip' | 'finish' => {
  const question = questionAt(state.step);
  if (question && !isAnswered(state.answers, question)) return 'skip';
  return isLastQuestion(state) ? 'finish' : 'next';
};

/** Questions are open again wherever one is shown. */
const movedTo = (state: Questionnaire, step: number, at: string): Questionnaire => ({
  ...state,
  step,
  completedAt: step === FINAL_STEP ? (state.completedAt ?? at) : undefined,
  notice: undefined,
});

const isStep = (step: number) => Number.isInteger(step) && step >= 0 && step <= FINAL_STEP;

/** The rules of the questionnaire (QUESTIONNAIRE-1, QUESTIONNAIRE-3). */
export const stepQuestionnaire = (
  state: Questionnaire,
  event: QuestionnaireEvent,
): Questionnaire => {
  switch (event.type) {
    case 'next':
      return isFinal(state) ? state : movedTo(state, state.step + 1, event.at);
    case 'previous':
      return state.step === 0 ? state : movedTo(state, state.step - 1, '');
    case 'went':
      return isStep(event.step) ? movedTo(state, event.step, event.at) : state;
    case 'noticeExpired':
      return { ...state, notice: undefined };
    case 'answeredElsewhere':
      return { ...state, answers: event.answers };
    case 'restored': {
      const { answers, completedAt, hasSession } = event;
      if (completedAt && hasSession) return { ...START, answers, completedAt, step: FINAL_STEP };
      const last = completedAt ? FINAL_STEP : LAST_QUESTION;
      const step = isStep(event.step) ? Math.min(event.step, last) : 0;
      return {
        ...START,
        answers,
        step,
        completedAt: step === FINAL_STEP ? completedAt : undefined,
      };
    }
    default: {
      const answers = stepAnswers(state.answers, event);
      const isRefused =
        event.type === 'languageAdded' && answers === state.answers && isFull(state.answers);
      return { ...state, answers, notice: isRefused ? 'tooManyLanguages' : undefined };
    }
  }
};

import { isAnswered, type Answers } from './answers.machine.ts';
import { answersOf, dataOf, preferenceSchema } from '../preferences.ts';
import { KEPT_MS, QUESTION_NUMBERS, QUESTION_TYPES } from '../questions/questions.ts';

/** Local storage keys (QUESTIONNAIRE-10). */
const KEYS = { user: 'tempUserId', session: 'tempUserSessionId', data: 'onboardingData' } as const;
export const DATA_KEY = KEYS.data;

/** What a browser keeps of a questionnaire. */
export type Kept = {
  step: number;
  answers: Answers;
  completedAt: string | undefined;
  /** Saved answers of a student are being edited. */
  isEdit: boolean;
  /** Whose answers these are; undefined for those of a visitor who was not signed in. */
  account: string | undefined;
};
type Dated = Kept & { savedAt: number };

export type Ids = { tempUserId: string; sessionId: string };

// Storage may be blocked or full; the questions then go on without it.
const attempt = <T>(use: () => T): T | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Stored answers by the number of their question; what can't be trusted is left out. */
const readAnswers = (stored: Record<string, unknown>): Answers =>
  answersOf(
    QUESTION_TYPES.flatMap((questionType) => {
      const preferenceData = stored[QUESTION_NUMBERS[questionType]];
      const read = preferenceSchema.safeParse({ questionType, preferenceData });
      return read.success ? [read.data] : [];
    }),
  );

/** The kept questionnaire, from storage or as another tab has just stored it. */
export const readKept = (
  text = attempt(() => localStorage.getItem(KEYS.data)),
): Dated | undefined => {
  const value = attempt<unknown>(() => JSON.parse(text ?? 'null'));
  if (!isRecord(value) || !isRecord(value['answers'])) return undefined;
  const { step, answers, completedAt, isEdit, account, savedAt } = value;
  return {
    step: typeof step === 'number' ? step : 0,
    answers: readAnswers(answers as Record<string, unknown>),
    completedAt: typeof completedAt === 'string' ? completedAt : undefined,
    isEdit: isEdit === true,
    account: typeof account === 'string' ? account : undefined,
    savedAt: typeof savedAt === 'number' ? savedAt : 0,
  };
};

/** Keeps the questionnaire in this browser. False where the browser does not let us. */
export const keep = ({ step, answers, completedAt, isEdit, account }: Kept): boolean => {
  const answered = QUESTION_TYPES.flatMap((question) =>
    isAnswered(answers, question) ? [[QUESTION_NUMBERS[question], dataOf(answers, question)]] : [],
  );
  const value = { answers: Object.fromEntries(answered), completedAt, step, isEdit, account };
  const text = JSON.stringify({ ...value, savedAt: Date.now() });
  return (
    attempt(() => {
      localStorage.setItem(KEYS.data, text);
      return true;
    }) ?? false
  );
};

/** Whether Get Started begins afresh: the kept answers are complete, or older than a week. */
export const isSpent = ({ completedAt, savedAt }: Dated): boolean =>
  completedAt !== undefined || Date.now() - savedAt > KEPT_MS;

export const readIds = (): Ids | undefined =>
  attempt(() => {
    const tempUserId = localStorage.getItem(KEYS.user);
    const sessionId = localStorage.getItem(KEYS.session);
    return tempUserId && sessionId ? { tempUserId, sessionId } : undefined;
  });

export const keepIds = ({ tempUserId, sessionId }: Ids) =>
  attempt(() => {
    localStorage.setItem(KEYS.user, tempUserId);
    localStorage.setItem(KEYS.session, sessionId);
  });

export const forgetIds = () =>
  attempt(() => {
    localStorage.removeItem(KEYS.user);
    localStorage.removeItem(KEYS.session);
  });

/** Clears all three keys: after a commit, and when starting afresh. */
export const forgetKept = () => {
  forgetIds();
  attempt(() => localStorage.removeItem(KEYS.data));
};

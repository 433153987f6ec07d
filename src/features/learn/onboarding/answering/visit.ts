import { atom, readonlyType } from 'nanostores';
import { markPlace, pushPlace } from './history-place.ts';
import { keep, type Kept } from './kept-answers.ts';
import {
  NOTICE_MS,
  START,
  stepQuestionnaire,
  type Questionnaire,
  type QuestionnaireEvent,
} from './questionnaire.machine.ts';
import type { Confirmed } from './saving.ts';
import { recogniseVisitor, type Visitor } from './visitor.ts';

export type Sending =
  | { at: 'idle' }
  | { at: 'loading' }
  | { at: 'saving' }
  | {
      at: 'failed';
      problem: 'noSession' | 'notSaved' | 'notLoaded' | 'notTakenAlong' | 'offline';
      message: string;
    };

export const IDLE: Sending = { at: 'idle' };

export type View = {
  questionnaire: Questionnaire;
  visitor: Visitor;
  /** A login ended here, since its account has another role (ACCOUNTS-11). */
  isConflict: boolean;
  sending: Sending;
  /** False once the browser refused to keep an answer. */
  isKept: boolean;
  /** What the server still wants confirmed of a member; undefined where it has not been asked. */
  missing: readonly Confirmed[] | undefined;
  /** Counts the steps that the visitor took; with each the new question is shown from its top. */
  moves: number;
};

const now = () => new Date().toISOString();

/**
 * One visit of the questionnaire: what it shows, who makes it, what the browser keeps of it and its
 * place in the history. It knows no server but the one that says who is signed in.
 */
export const createVisit = () => {
  const $view = atom<View>({
    questionnaire: START,
    visitor: 'unknown',
    isConflict: false,
    sending: IDLE,
    isKept: true,
    missing: undefined,
    moves: 0,
  });
  const set = (change: Partial<View>) => $view.set({ ...$view.get(), ...change });
  const questionnaire = () => $view.get().questionnaire;
  /** What is kept beside the answers: whose they are, and whether saved ones are edited. */
  let label: Pick<Kept, 'isEdit' | 'account'> = { isEdit: false, account: undefined };
  let recognised: Promise<Visitor> = Promise.resolve('anonymous');
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (event: QuestionnaireEvent) => {
    const before = questionnaire();
    const after = stepQuestionnaire(before, event);
    if (after === before) return;
    const isOurs = event.type !== 'restored' && event.type !== 'answeredElsewhere';
    set({
      questionnaire: after,
      ...(isOurs && { isKept: keep({ ...after, ...label }) }),
      ...(after.step !== before.step && isOurs && { moves: $view.get().moves + 1 }),
    });
    if (after.notice && after.notice !== before.notice) expireNotice();
  };

  const expireNotice = () => {
    clearTimeout(noticeTimer);
    noticeTimer = setTimeout(() => send({ type: 'noticeExpired' }), NOTICE_MS);
  };

  const recognise = async (): Promise<Visitor> => {
    const { visitor, account } = await recogniseVisitor();
    label = { ...label, account };
    set({ visitor });
    return visitor;
  };

  return {
    $view: readonlyType($view),
    set,
    send,
    questionnaire,
    /** Asks who it is; until then nobody is signed in. */
    recognise: () => {
      recognised = recognise();
    },
    recognised: () => recognised,
    account: () => label.account,
    isEdit: () => label.isEdit,
    setEdit: (isEdit: boolean) => {
      label = { ...label, isEdit };
    },
    keep: () => keep({ ...questionnaire(), ...label }),
    /** A step forward, with its own entry in the history. */
    advance: () => {
      send({ type: 'next', at: now() });
      pushPlace(questionnaire().step);
    },
    /** A step that the browser's own buttons took. */
    goTo: (step: number) => send({ type: 'went', step, at: now() }),
    /** Notes the question that is shown in the current entry of the history. */
    mark: () => markPlace(questionnaire().step),
  };
};

export type Visit = ReturnType<typeof createVisit>;

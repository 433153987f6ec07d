import { atom, readonlyType } from 'nanostores';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { call } from '#src/lib/call.ts';
import { mayBeSignedIn } from '#src/ui/current-user/current-user.ts';
import { markPlace, placeNow, pushPlace } from './history-place.ts';
import {
  DATA_KEY,
  forgetKept,
  isSpent,
  keep,
  readIds,
  readKept,
  type Kept,
} from './kept-answers.ts';
import { ownPreferences } from '../onboarding.contract.ts';
import { answersOf } from '../preferences.ts';
import {
  isFinal,
  isLastQuestion,
  NOTICE_MS,
  START,
  stepQuestionnaire,
  type Questionnaire,
  type QuestionnaireEvent,
} from './questionnaire.machine.ts';
import { createSaving, type Confirmations, type Confirmed, type Sent } from './saving.ts';
import { recogniseVisitor, type Visitor } from './visitor.ts';

export type Sending =
  | { at: 'idle' }
  | { at: 'loading' }
  | { at: 'saving' }
  | { at: 'failed'; problem: 'noSession' | 'notSaved' | 'notLoaded' | 'offline'; message: string };

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

const IDLE: Sending = { at: 'idle' };

/** Takes a wish out of the address that has been granted, so that a reload does not repeat it. */
const leaveOut = (name: string) => {
  const address = new URL(location.href);
  address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
};

const now = () => new Date().toISOString();

const failure = (sent: Extract<Sent, { ok: false }>): Sending => {
  const { code, message } = sent;
  if (code === 'no_session') return { at: 'failed', problem: 'noSession', message: '' };
  const problem = code === 'offline' ? 'offline' : 'notSaved';
  return { at: 'failed', problem, message };
};

/**
 * The questionnaire of a page: its machine, what the browser keeps of it, its place in the history
 * and its talks with the server (QUESTIONNAIRE-10 to QUESTIONNAIRE-15). `leave` is a full-page
 * navigation.
 */
export const createQuestionnaire = (
  locale: Locale,
  leave = (address: string) => location.assign(address),
) => {
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
  const saving = createSaving(locale);
  let isEdit = false;
  let account: string | undefined;
  let recognised: Promise<Visitor> = Promise.resolve('anonymous');
  let kept: Promise<unknown> = Promise.resolve();
  let noticeTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (event: QuestionnaireEvent) => {
    const before = $view.get().questionnaire;
    const questionnaire = stepQuestionnaire(before, event);
    if (questionnaire === before) return;
    const isOurs = event.type !== 'restored' && event.type !== 'answeredElsewhere';
    set({
      questionnaire,
      ...(isOurs && { isKept: keep({ ...questionnaire, isEdit, account }) }),
      ...(questionnaire.step !== before.step && isOurs && { moves: $view.get().moves + 1 }),
    });
    if (questionnaire.notice && questionnaire.notice !== before.notice) expireNotice();
  };

  const expireNotice = () => {
    clearTimeout(noticeTimer);
    noticeTimer = setTimeout(() => send({ type: 'noticeExpired' }), NOTICE_MS);
  };

  /** A step forward, with its own entry in the history. */
  const forward = () => {
    send({ type: 'next', at: now() });
    pushPlace($view.get().questionnaire.step);
    if (isFinal($view.get().questionnaire)) keepOnServer();
  };

  /** Fire and forget, and outliving the page: the answers wait on the server for the sign-up. */
  const keepOnServer = () => {
    kept = saving.save($view.get().questionnaire.answers, {}, { keepalive: true });
  };

  const arrive = () => {
    forgetKept();
    leave(localizedPath(locale, isEdit ? '/student' : '/after-signup'));
  };

  const signIn = () => leave(`/api/login?role=student&lang=${locale}`);

  const commit = async (confirmations: Confirmations): Promise<Sent> => {
    const { answers } = $view.get().questionnaire;
    // A failed save is only logged: the commit brings the answers along.
    await saving.save(answers, confirmations);
    return saving.commit(answers, confirmations);
  };

  /** Members go straight to their account; where that fails, and for everyone else, “Great!” follows. */
  const finish = async () => {
    set({ sending: { at: 'saving' } });
    if ((await recognised) !== 'member') {
      set({ sending: IDLE });
      return forward();
    }
    const sent = await commit({});
    if (sent.ok) return arrive();
    const isAsked = sent.code === 'confirmation_required';
    if (sent.code === 'signed_out') set({ visitor: 'anonymous', sending: IDLE });
    else set(isAsked ? { sending: IDLE, missing: sent.missing } : { sending: failure(sent) });
    send({ type: 'next', at: now() });
    pushPlace($view.get().questionnaire.step);
  };

  const next = async () => {
    if ($view.get().sending.at === 'saving') return;
    if (isLastQuestion($view.get().questionnaire)) await finish();
    else forward();
  };

  /** Other answers may want other confirmations. */
  const takeBack = () => set({ sending: IDLE, missing: undefined });

  const previous = () => {
    takeBack();
    if ((placeNow()?.depth ?? 0) > 0) return history.back();
    send({ type: 'previous' });
    markPlace($view.get().questionnaire.step);
  };

  /** The button of the final screen. */
  const signUp = async (confirmations: Confirmations) => {
    if ($view.get().sending.at === 'saving') return;
    set({ sending: { at: 'saving' } });
    const visitor = await recognised;
    await kept;
    const { answers } = $view.get().questionnaire;
    const isMember = visitor === 'member';
    const sent = await (isMember ? commit(confirmations) : saving.save(answers, confirmations));
    if (sent.ok) return isMember ? arrive() : signIn();
    if (sent.code === 'signed_out') return signIn();
    if (sent.code === 'teacher') set({ visitor: 'teacher' });
    set({ sending: failure(sent) });
  };

  const recognise = async (): Promise<Visitor> => {
    const one = await recogniseVisitor();
    account = one.account;
    set({ visitor: one.visitor });
    return one.visitor;
  };

  const resume = (earlier: Kept | undefined) => {
    if (!earlier) return markPlace(0);
    isEdit = earlier.isEdit;
    send({
      ...earlier,
      type: 'restored',
      // After a reload a tab stands where it stood, whatever another one has kept since.
      step: placeNow()?.step ?? earlier.step,
      hasSession: readIds() !== undefined,
    });
    markPlace($view.get().questionnaire.step);
    if (isFinal($view.get().questionnaire)) keepOnServer();
  };

  /** Begins with what a member has saved, and answers whether that could be had. */
  const beginWithSaved = async (): Promise<'begun' | 'nothing' | 'failed'> => {
    const own = await call(ownPreferences, {}, { locale });
    if (!own.ok) return own.code === 'signed_out' ? 'nothing' : 'failed';
    // From now on a reload resumes what is being edited.
    leaveOut('edit');
    if (own.reply.preferences.length === 0) return 'nothing';
    forgetKept();
    isEdit = true;
    const answers = answersOf(own.reply.preferences);
    send({ type: 'restored', step: 0, answers, completedAt: undefined, hasSession: false });
    keep({ ...$view.get().questionnaire, isEdit, account });
    markPlace(0);
    return 'begun';
  };

  /**
   * Takes up what this browser keeps, or what the account has saved where it is another's, a
   * visitor's, or the address wishes to edit. Nobody is shown the answers of another account.
   */
  const takeUp = async (isWish: boolean) => {
    const earlier = readKept();
    if (!mayBeSignedIn() && !isWish) return resume(earlier?.account ? undefined : earlier);
    set({ sending: { at: 'loading' } });
    const isMember = (await recognised) === 'member';
    const isOwn = earlier?.account !== undefined && earlier.account === account;
    const mayBegin = isWish || (isMember && !isOwn);
    const outcome = mayBegin ? await beginWithSaved() : 'nothing';
    if (outcome !== 'begun') resume(isOwn || !earlier?.account ? earlier : undefined);
    const failed: Sending = { at: 'failed', problem: 'notLoaded', message: '' };
    set({ sending: outcome === 'failed' ? failed : IDLE });
  };

  const onStorage = ({ key, newValue }: StorageEvent) => {
    const answers = key === DATA_KEY && newValue ? readKept(newValue)?.answers : undefined;
    if (answers) send({ type: 'answeredElsewhere', answers });
  };
  const onPopState = () => {
    const step = placeNow()?.step;
    if (step === undefined) return;
    takeBack();
    send({ type: 'went', step, at: now() });
  };
  // Back from the login: the page stands as it was left, its button still saving.
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) set({ sending: IDLE });
  };

  /** Takes up what the browser keeps, as the address asks. Answers the end of it all. */
  const open = () => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('storage', onStorage, { signal });
    addEventListener('popstate', onPopState, { signal });
    addEventListener('pageshow', onPageShow, { signal });
    recognised = recognise();
    const asked = new URLSearchParams(location.search);
    set({ isConflict: asked.get('error') === 'role_conflict' });
    if (asked.has('start')) {
      const earlier = readKept();
      if (earlier && isSpent(earlier)) forgetKept();
      leaveOut('start');
    }
    void takeUp(asked.has('edit'));
    return () => listening.abort();
  };

  return { $view: readonlyType($view), send, next, previous, signUp, open };
};

import { askAddressIn } from '#src/domain/lessons/ask-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { keepForPlan } from './keep-for-plan.ts';
import { forgetKept } from './kept-answers.ts';
import { isFinal } from './questionnaire.machine.ts';
import { createSaving, type Confirmations, type Sent } from './saving.ts';
import { IDLE, type Sending, type Visit } from './visit.ts';

const failure = ({ code, message }: Extract<Sent, { ok: false }>): Sending => {
  if (code === 'no_session') return { at: 'failed', problem: 'noSession', message: '' };
  const problem = code === 'offline' ? 'offline' : 'notSaved';
  return { at: 'failed', problem, message };
};

/**
 * The end of the questions: the answers go to the server, and the visitor to the sign-up or, being
 * a member, back to their account; whoever came from a tutor's free hour goes back there. `leave` is
 * a full-page navigation.
 */
export const createFinishing = (visit: Visit, locale: Locale, leave: (address: string) => void) => {
  const saving = createSaving(locale);
  let kept: Promise<unknown> = Promise.resolve();

  /** Fire and forget, and outliving the page: the answers wait on the server for the sign-up. */
  const keepOnServer = () => {
    kept = saving.save(visit.questionnaire().answers, {}, { keepalive: true });
  };

  /** A step forward, after whose last one the answers are on the server and speak for a plan. */
  const forward = () => {
    visit.advance();
    if (!isFinal(visit.questionnaire())) return;
    keepOnServer();
    keepForPlan(visit.questionnaire().answers);
  };

  const arrive = () => {
    forgetKept();
    const own = localizedPath(locale, visit.isEdit() ? '/student' : '/after-signup');
    leave(askAddressIn(location.search) ?? own);
  };

  const signIn = () => {
    const next = askAddressIn(location.search);
    const query = new URLSearchParams({ role: 'student', lang: locale, ...(next && { next }) });
    leave(`/api/login?${query.toString()}`);
  };

  const commit = async (confirmations: Confirmations): Promise<Sent> => {
    const { answers } = visit.questionnaire();
    // A failed save is only logged: the commit brings the answers along.
    await saving.save(answers, confirmations);
    return saving.commit(answers, confirmations);
  };

  /** Members go straight to their account; where that fails, and for everyone else, “Great!” follows. */
  const finish = async () => {
    visit.set({ sending: { at: 'saving' } });
    if ((await visit.recognised()) !== 'member') {
      visit.set({ sending: IDLE });
      return forward();
    }
    const sent = await commit({});
    if (sent.ok) return arrive();
    const isAsked = sent.code === 'confirmation_required';
    if (sent.code === 'signed_out') visit.set({ visitor: 'anonymous', sending: IDLE });
    else visit.set(isAsked ? { sending: IDLE, missing: sent.missing } : { sending: failure(sent) });
    visit.advance();
  };

  /** The button of the final screen. */
  const signUp = async (confirmations: Confirmations) => {
    if (visit.$view.get().sending.at === 'saving') return;
    visit.set({ sending: { at: 'saving' } });
    const isMember = (await visit.recognised()) === 'member';
    await kept;
    const { answers } = visit.questionnaire();
    const sent = await (isMember ? commit(confirmations) : saving.save(answers, confirmations));
    if (sent.ok) return isMember ? arrive() : signIn();
    if (sent.code === 'signed_out') return signIn();
    if (sent.code === 'teacher') visit.set({ visitor: 'teacher' });
    visit.set({ sending: failure(sent) });
  };

  return { keepOnServer, forward, finish, signUp };
};

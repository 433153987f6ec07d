import type { Locale } from '#src/i18n/locales.ts';
import { call, type CallOptions, type CallResult } from '#src/lib/call.ts';
import type { Answers } from './answers.machine.ts';
import { forgetIds, keepIds, readIds, type Ids } from './kept-answers.ts';
import {
  commitPreferences,
  savePreferences,
  startOnboarding,
  type AnswersSent,
} from '../onboarding.contract.ts';
import { preferencesOf } from '../preferences.ts';

export type Confirmed = 'guardianConfirmed' | 'termsAccepted';
export type Confirmations = Partial<Record<Confirmed, boolean>>;

/** What became of a save or a commit; `no_session` where none could be started. */
export type Sent =
  { ok: true } | { ok: false; code: string; message: string; missing?: readonly Confirmed[] };

const NO_SESSION: Sent = { ok: false, code: 'no_session', message: '' };
const CONFIRMATIONS = ['guardianConfirmed', 'termsAccepted'] as const;

/** The server's side of the questionnaire: its temporary session begins with the first need. */
export const createSaving = (locale: Locale) => {
  // Kept here too, for browsers whose storage is blocked.
  let ids: Ids | undefined;

  const session = async (): Promise<Ids | undefined> => {
    ids = readIds() ?? ids;
    if (ids) return ids;
    const started = await call(startOnboarding, {}, { locale });
    if (!started.ok) {
      console.warn(`The onboarding session did not start: ${started.status} ${started.code}`);
      return undefined;
    }
    ids = started.reply;
    keepIds(ids);
    return ids;
  };

  const forgetSession = () => {
    ids = undefined;
    forgetIds();
  };

  const send = async (
    post: (body: AnswersSent) => Promise<CallResult<unknown, string>>,
    answers: Answers,
    confirmations: Confirmations,
    mayBeginAnew = true,
  ): Promise<Sent> => {
    const current = await session();
    if (!current) return NO_SESSION;
    const { tempUserId } = current;
    const result = await post({
      tempUserId,
      preferences: preferencesOf(answers),
      ...confirmations,
    });
    if (result.ok) return { ok: true };
    // Sessions expire, and a browser may have lost its cookie: the answers are all here.
    if (result.code === 'not_found' && mayBeginAnew) {
      forgetSession();
      return send(post, answers, confirmations, false);
    }
    console.warn(`The answers were not taken: ${result.status} ${result.message}`);
    const missing = CONFIRMATIONS.filter((name) =>
      result.details.some(({ field }) => field === name),
    );
    return { ok: false, code: result.code, message: result.message, missing };
  };

  return {
    save: (
      answers: Answers,
      confirmations: Confirmations = {},
      options: Partial<CallOptions> = {},
    ) =>
      send((body) => call(savePreferences, body, { locale, ...options }), answers, confirmations),
    commit: (answers: Answers, confirmations: Confirmations = {}) =>
      send((body) => call(commitPreferences, body, { locale }), answers, confirmations),
  };
};

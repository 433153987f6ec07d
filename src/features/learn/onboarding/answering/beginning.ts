import type { Locale } from '#src/i18n/locales.ts';
import { call } from '#src/lib/call.ts';
import { mayBeSignedIn } from '#src/ui/current-user/current-user.ts';
import { ownPreferences } from '../onboarding.contract.ts';
import { answersOf } from '../preferences.ts';
import { markPlace, placeNow } from './history-place.ts';
import { forgetKept, isSpent, readIds, readKept, type Kept } from './kept-answers.ts';
import { isFinal } from './questionnaire.machine.ts';
import { IDLE, type Sending, type Visit } from './visit.ts';

type Beginning = {
  visit: Visit;
  locale: Locale;
  /** Hears that the visit resumes behind the last question. */
  onFinal: () => void;
};

/** What an address asks of the questionnaire. */
type Wish = 'start' | 'edit';

/** Takes a wish out of the address that has been granted, so that a reload does not repeat it. */
const leaveOut = (wish: Wish) => {
  const address = new URL(location.href);
  address.searchParams.delete(wish);
  history.replaceState(history.state, '', address);
};

/** Get Started begins afresh where the kept answers are spent. */
const startAfresh = () => {
  const earlier = readKept();
  if (earlier && isSpent(earlier)) forgetKept();
  leaveOut('start');
};

const resume = ({ visit, onFinal }: Beginning, earlier: Kept | undefined) => {
  if (!earlier) return markPlace(0);
  visit.setEdit(earlier.isEdit);
  visit.send({
    ...earlier,
    type: 'restored',
    // After a reload a tab stands where it stood, whatever another one has kept since.
    step: placeNow()?.step ?? earlier.step,
    hasSession: readIds() !== undefined,
  });
  visit.mark();
  if (isFinal(visit.questionnaire())) onFinal();
};

/** Begins with what a member has saved, and answers whether that could be had. */
const beginWithSaved = async ({
  visit,
  locale,
}: Beginning): Promise<'begun' | 'nothing' | 'failed'> => {
  const own = await call(ownPreferences, {}, { locale });
  if (!own.ok) return own.code === 'signed_out' ? 'nothing' : 'failed';
  // From now on a reload resumes what is being edited.
  leaveOut('edit');
  if (own.reply.preferences.length === 0) return 'nothing';
  forgetKept();
  visit.setEdit(true);
  const answers = answersOf(own.reply.preferences);
  visit.send({ type: 'restored', step: 0, answers, completedAt: undefined, hasSession: false });
  visit.keep();
  markPlace(0);
  return 'begun';
};

const failed = (problem: Extract<Sending, { at: 'failed' }>['problem']): Sending => ({
  at: 'failed',
  problem,
  message: '',
});

/**
 * Takes up what this browser keeps, or what the account has saved where it is another's, a
 * visitor's, or the address wishes to edit. A visitor's answers stay before those of the account
 * where the sign-in has `left` them unsaved or unconfirmed. Nobody is shown the answers of another account.
 */
const takeUp = async (beginning: Beginning, isWish: boolean, left: string | null) => {
  const { visit } = beginning;
  const earlier = readKept();
  if (!mayBeSignedIn() && !isWish) return resume(beginning, earlier?.account ? undefined : earlier);
  visit.set({ sending: { at: 'loading' } });
  const isMember = (await visit.recognised()) === 'member';
  const isOwn = earlier?.account !== undefined && earlier.account === visit.account();
  const isLeft = left !== null && earlier !== undefined && !earlier.account;
  const mayBegin = isWish || (isMember && !isOwn && !isLeft);
  const outcome = mayBegin ? await beginWithSaved(beginning) : 'nothing';
  if (outcome !== 'begun') resume(beginning, isOwn || !earlier?.account ? earlier : undefined);
  if (outcome === 'failed') visit.set({ sending: failed('notLoaded') });
  else
    visit.set({
      sending: left === 'unsaved' && outcome !== 'begun' ? failed('notTakenAlong') : IDLE,
    });
};

/** Begins a visit as the address asks; settles when the questions stand as they were left. */
export const begin = (beginning: Beginning): Promise<void> => {
  const asked = new URLSearchParams(location.search);
  const has = (wish: Wish) => asked.has(wish);
  beginning.visit.set({ isConflict: asked.get('error') === 'role_conflict' });
  if (has('start')) startAfresh();
  return takeUp(beginning, has('edit'), asked.get('answers'));
};

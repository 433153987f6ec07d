import { pageLocale } from '#src/i18n/paths.ts';
import { mayBeSignedIn } from '#src/ui/current-user/current-user.ts';
import { hasPractised, rememberUnclaimed } from '../device/has-practised.ts';

/**
 * Asks someone signed in, once, whether what was practised here without an account is theirs. Where
 * nobody has practised, nothing more is loaded. A place that was kept for the question is given up
 * once it is known that it is not asked, or can't be now.
 */
export const bindGuestQuestion = (section: HTMLElement | null): void => {
  if (!section) return;
  if (!mayBeSignedIn() || !hasPractised()) giveUpPlace();
  else ask(section).catch(giveUpPlace);
};

const giveUpPlace = () => {
  delete document.documentElement.dataset['unclaimed'];
};

const ask = async (section: HTMLElement) => {
  const [{ learner, openLearner }, { claimGuestPractice, declineGuestPractice }] =
    await Promise.all([import('../learner.store.ts'), import('../guest-practice.ts')]);
  const settle = { mine: claimGuestPractice, other: declineGuestPractice };
  const { taken, left, failed } = section.dataset;
  const outcomes = { mine: taken, other: left };
  const outcome = section.querySelector<HTMLElement>('[data-outcome]');
  let isAnswered = false;

  const answer = async (choice: keyof typeof settle) => {
    if (isAnswered) return;
    isAnswered = true;
    const isSettled = await settle[choice]().then(
      () => true,
      () => false,
    );
    isAnswered = isSettled;
    if (outcome) outcome.textContent = (isSettled ? outcomes[choice] : failed) ?? '';
    if (!isSettled) return;
    rememberUnclaimed(false);
    section.querySelector('[data-question]')?.remove();
    outcome?.focus();
  };
  for (const choice of ['mine', 'other'] as const) {
    section
      .querySelector(`[data-answer="${choice}"]`)
      ?.addEventListener('click', () => void answer(choice));
  }
  learner.subscribe((state) => {
    // What was answered in another tab is not asked here any more; an answer given here stays.
    if (state.at !== 'open' || isAnswered) return;
    const isAsked = state.unclaimed > 0;
    section.toggleAttribute('data-asked', isAsked);
    if (state.sync.at === 'sent') rememberUnclaimed(isAsked);
    if (state.sync.at !== 'sending' && !isAsked) giveUpPlace();
  });
  await openLearner(pageLocale('learn', document.documentElement.lang));
};

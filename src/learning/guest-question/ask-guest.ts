import { pageLocale } from '#src/i18n/paths.ts';
import { rememberUnclaimed } from '../device/has-practised.ts';
import { claimGuestPractice, declineGuestPractice } from '../guest-practice.ts';
import { learner, openLearner } from '../learner.store.ts';

const settle = { mine: claimGuestPractice, other: declineGuestPractice };

/**
 * Shows the question as long as there is something to ask about, and does what is answered. `passOver`
 * is called each time that it is known that nothing is asked, or can't be now. Rejects where this
 * device can't be read.
 */
export const askGuest = async (section: HTMLElement, passOver: () => void): Promise<void> => {
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
    if (state.sync.at !== 'sending' && !isAsked) passOver();
  });
  await openLearner(pageLocale('learn', document.documentElement.lang));
};

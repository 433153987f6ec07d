import { hasPractised } from '#src/learning/device/has-practised.ts';
import { mayKeepAccount } from '#src/learning/device/owner.ts';

/** For so long sending what is open may hold up the way out. */
const PATIENCE_MS = 8_000;

/**
 * Signing out of a device sends what was practised and takes the account's copy along
 * (LEARNING-19). What it needs is loaded by the press of someone who has practised, or whose account
 * has been shown here; whatever fails, the form is sent as it would be without us.
 */
export const bindSignOut = (forms: Iterable<HTMLFormElement>): void => {
  for (const form of forms) {
    let isLeaving = false;
    form.addEventListener('submit', (event) => {
      if (!hasPractised() && !mayKeepAccount()) return;
      event.preventDefault();
      if (isLeaving) return;
      isLeaving = true;
      leave(form)
        .catch(() => true)
        .then((isAgreed) => {
          isLeaving = false;
          if (isAgreed) form.submit();
        });
    });
  }
};

const leave = async (form: HTMLFormElement): Promise<boolean> => {
  const { leaveWithPractice } = await import('./leave-with-practice.ts');
  return leaveWithPractice(form, PATIENCE_MS);
};

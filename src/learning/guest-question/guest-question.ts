import { mayBeSignedIn } from '#src/ui/current-user/current-user.ts';
import { hasPractised } from '../device/has-practised.ts';

/**
 * Asks someone signed in, once, whether what was practised here without an account is theirs. Where
 * nobody has practised, nothing more is loaded. A place that was kept for the question is given up
 * once it is known that it is not asked, or can't be now.
 */
export const bindGuestQuestion = (section: HTMLElement | null): void => {
  if (!section) return;
  if (!mayBeSignedIn() || !hasPractised()) return giveUpPlace();
  import('./ask-guest.ts')
    .then(({ askGuest }) => askGuest(section, giveUpPlace))
    .catch(giveUpPlace);
};

const giveUpPlace = () => {
  delete document.documentElement.dataset['unclaimed'];
};

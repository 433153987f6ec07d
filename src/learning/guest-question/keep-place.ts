import { SIGNED_IN_COOKIE } from '#src/lib/signed-in.ts';
import { UNCLAIMED_KEY } from '../device/has-practised.ts';

/**
 * Runs before anything is painted: keeps the place of the question where somebody may be signed in and
 * a guest has practised, since it comes only once the account has answered (LEARNING-16).
 */
export const keepPlace =
  `try{if(document.cookie.includes('${SIGNED_IN_COOKIE}=')&&localStorage.getItem('${UNCLAIMED_KEY}'))` +
  `document.documentElement.dataset.unclaimed=''}catch{}`;

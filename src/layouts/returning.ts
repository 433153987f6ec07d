import { SIGNED_IN_COOKIE } from '#src/lib/signed-in.ts';
import { HAS_PRACTISED_KEY } from '#src/learning/device/has-practised.ts';
import { KNOWN_USER_KEY } from '#src/ui/current-user/current-user.ts';

/**
 * Runs before anything is painted: marks the page for whoever has practised here, or is known to
 * be signed in as a student, so that it greets them as someone who comes back (LEARNING-18).
 */
export const markReturning =
  `try{const{sign:s,user:u}=JSON.parse(sessionStorage.getItem('${KNOWN_USER_KEY}')||'{}');` +
  `if(localStorage.getItem('${HAS_PRACTISED_KEY}')||u?.role==='student'&&` +
  `document.cookie.includes('${SIGNED_IN_COOKIE}='+s))document.documentElement.dataset.returning=''}catch{}`;

import { atom, readonlyType } from 'nanostores';
import { storeVoiceConsent } from '#src/ui/speech/remote-consent.ts';
import { forgetSilence, isSilent } from '#src/ui/speech/silence.ts';
import { startOfDay } from '../day.ts';
import type { Hearing } from '../hearing.ts';

/** Session storage key of the day, by its first moment, on which the learner can't listen. */
const KEY = 'hanlu.muted-on';

const today = () => String(startOfDay(new Date()).getTime());

const readMuted = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) === today();
  } catch {
    return false;
  }
};

let isMuted = readMuted();

const hearingNow = (): Hearing => {
  if (isMuted) return 'muted';
  return isSilent.get() ? 'silent' : 'open';
};

const $hearing = atom(hearingNow());
isSilent.listen(() => $hearing.set(hearingNow()));

/** Whether exercises by ear can be asked on this device, in this tab, today. */
export const hearing = readonlyType($hearing);

/** The learner can't listen now: it holds for this tab and this day. */
export const mute = (): void => {
  isMuted = true;
  $hearing.set(hearingNow());
  try {
    sessionStorage.setItem(KEY, today());
  } catch {
    // Where nothing may be kept it holds for this page.
  }
};

/** Exercises by ear are asked again, and a voice is tried. */
export const listenAgain = (): void => {
  forgetSilence();
  isMuted = false;
  $hearing.set(hearingNow());
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
};

/** Exercises by ear are asked again, by the voice that the learner had declined (SOUND-5). */
export const listenByBrowser = (): void => {
  storeVoiceConsent('yes');
  listenAgain();
};

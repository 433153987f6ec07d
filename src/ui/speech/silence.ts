import { atom, readonlyType } from 'nanostores';
import { readText, removeText, writeText } from '#src/lib/local-text.ts';

/** Local storage key of the moment when no voice began here. */
const KEY = 'hanlu.silent-since';
/** After so long it is tried again: somebody may have added a voice. */
const TRIED_AGAIN_AFTER_MS = 7 * 86_400_000;

const read = (): boolean => {
  const since = Number(readText(KEY) ?? Number.NaN);
  return Date.now() - since < TRIED_AGAIN_AFTER_MS;
};

const $isSilent = atom(read());

/** Whether the last voice of this device that was asked for did not begin (SOUND-15). */
export const isSilent = readonlyType($isSilent);

export const rememberSilence = (): void => {
  // A remote voice, or a recording, may only be out of reach.
  if (!navigator.onLine) return;
  $isSilent.set(true);
  // Where nothing may be stored it is found out anew on each page.
  writeText(KEY, String(Date.now()));
};

export const forgetSilence = (): void => {
  if (!$isSilent.get()) return;
  $isSilent.set(false);
  removeText(KEY);
};

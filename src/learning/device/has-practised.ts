import type { Owner } from './owner.ts';
import { readText, removeText, writeText } from '#src/lib/local-text.ts';

/** Local storage's word that somebody has practised here: pages that only show it may ask first. */
export const HAS_PRACTISED_KEY = 'hanlu.learning.begun';
/** Its word that some of it was done without an account, and nobody has said yet whose it is. */
export const UNCLAIMED_KEY = 'hanlu.learning.unclaimed';

export const hasPractised = (): boolean => readText(HAS_PRACTISED_KEY) !== undefined;

/** Of whoever has practised or chosen something here. */
export const rememberPractice = (owner: Owner): void => {
  writeText(HAS_PRACTISED_KEY, 'yes');
  if (owner === 'guest') rememberUnclaimed(true);
};

/** Whether somebody who signs in is to be asked about it. */
export const rememberUnclaimed = (isUnclaimed: boolean): void =>
  isUnclaimed ? writeText(UNCLAIMED_KEY, 'yes') : removeText(UNCLAIMED_KEY);

export const forgetPractice = (): void => {
  removeText(HAS_PRACTISED_KEY);
  rememberUnclaimed(false);
};

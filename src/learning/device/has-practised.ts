import { readText, removeText } from './local-text.ts';

/** Local storage's word that somebody has practised here: pages that only show it may ask first. */
export const HAS_PRACTISED_KEY = 'hanlu.learning.begun';

export const hasPractised = (): boolean => readText(HAS_PRACTISED_KEY) !== undefined;
export const forgetPractice = (): void => removeText(HAS_PRACTISED_KEY);

import { readText, removeText, writeText } from './local-text.ts';

const OFF = 'findKeyOff';

/** Whether `/` leads to the search in this browser: a single key may be in the way of what somebody uses. */
export const isFindKeyOn = (): boolean => readText(OFF) === undefined;

/** Switches the key on or off for this browser; one that keeps nothing forgets it with the page. */
export const setFindKey = (isOn: boolean): void => (isOn ? removeText(OFF) : writeText(OFF, '1'));

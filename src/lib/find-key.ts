const OFF = 'findKeyOff';

/** Whether `/` leads to the search in this browser: a single key may be in the way of what somebody uses. */
export const isFindKeyOn = (): boolean => {
  try {
    return localStorage.getItem(OFF) === null;
  } catch {
    return true;
  }
};

/** Switches the key on or off for this browser; one that keeps nothing forgets it with the page. */
export const setFindKey = (isOn: boolean) => {
  try {
    if (isOn) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, '1');
  } catch {
    // Nothing can be kept.
  }
};

const keyFor = (tutor: string) => `note-for-${tutor}`;

/** Keeps a note to a tutor for this tab, where the browser lets us. */
export const keepNote = (tutor: string, note: string) => {
  try {
    sessionStorage.setItem(keyFor(tutor), note);
  } catch {
    // It stands in the field.
  }
};

/** The note to a tutor that this tab kept; empty without one. */
export const keptNote = (tutor: string): string => {
  try {
    return sessionStorage.getItem(keyFor(tutor)) ?? '';
  } catch {
    return '';
  }
};

export const forgetNote = (tutor: string) => {
  try {
    sessionStorage.removeItem(keyFor(tutor));
  } catch {
    // There was nothing to forget.
  }
};

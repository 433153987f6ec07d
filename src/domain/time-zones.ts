/** The clock by which most students live. */
export const RIYADH = 'Asia/Riyadh';

/**
 * A time zone by the one name that the runtime has for it, in whatever letters it was written. What is
 * kept for each zone would else be kept for each of thousands of spellings. What is none stays as it is.
 */
export const plainZone = (name: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return name;
  }
};

/** Whether the runtime knows an IANA time zone by this name. */
export const isTimeZone = (name: string): boolean => {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

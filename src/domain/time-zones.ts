/** The clock by which most students live. */
export const RIYADH = 'Asia/Riyadh';

/** Whether the runtime knows an IANA time zone by this name. */
export const isTimeZone = (name: string): boolean => {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

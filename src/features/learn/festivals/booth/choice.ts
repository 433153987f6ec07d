const KEY = 'hanlu.photo-booth';

/** Whether this visitor has agreed to the download before: the booth then asks no more. */
export const hasAgreed = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'agreed';
  } catch {
    return false;
  }
};

export const rememberAgreement = () => {
  try {
    localStorage.setItem(KEY, 'agreed');
  } catch {
    // Asked again next time.
  }
};

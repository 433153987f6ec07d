const KEY = 'hanlu.photo-booth';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether this visitor has agreed to the download before: the booth then asks no more. */
export const hasAgreed = (store: Store): boolean => {
  try {
    return store.getItem(KEY) === 'agreed';
  } catch {
    return false;
  }
};

export const rememberAgreement = (store: Store) => {
  try {
    store.setItem(KEY, 'agreed');
  } catch {
    // Asked again next time.
  }
};

import { useEffect } from 'react';

/** The browser asks before a page is left on which something would be lost. */
export const useAsksBeforeLeaving = (isLosing: boolean) => {
  useEffect(() => {
    if (!isLosing) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isLosing]);
};

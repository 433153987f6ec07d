import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Autosave } from './autosave.ts';

/** Whether everything is saved; saves at once when the page is left, and when a trouble may be over. */
export const useAutosave = (autosave: Autosave) => {
  const saving = useStore(autosave.$saving);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void autosave.flush({ keepalive: true });
      // Someone who comes back may have signed in elsewhere.
      else retry();
    };
    const retry = () => {
      if (autosave.$saving.get().at === 'failed') void autosave.flush();
    };
    document.addEventListener('visibilitychange', leave);
    addEventListener('online', retry);
    addEventListener('focus', retry);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('online', retry);
      removeEventListener('focus', retry);
      autosave.stop();
    };
  }, [autosave]);

  return saving;
};

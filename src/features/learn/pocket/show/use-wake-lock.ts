import { useEffect } from 'react';

/** Keeps the screen awake while something is shown, where the browser can. */
export const useWakeLock = () => {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | undefined> | undefined;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      // A low battery may forbid it, and an older browser does not know it: the card shows all the same.
      const { wakeLock } = navigator as Partial<Navigator>;
      lock = wakeLock?.request('screen').catch(() => undefined);
    };
    hold();
    // The browser takes the lock away from a page that is not seen.
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, []);
};

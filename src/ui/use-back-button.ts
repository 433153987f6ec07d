import { useEffect, useEffectEvent } from 'react';
import { randomId } from '#src/lib/random-id.ts';

const opened = () => (history.state as { opened?: unknown } | null)?.opened;

/**
 * Gives what is open a place in the history, so that the browser's Back closes it. What asks first
 * stays open, and keeps its place.
 */
export const useBackButton = (onBack: () => void) => {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    // Of its own, since an entry outlives a reload and what was open over it doesn't.
    const id = randomId();
    const open = () => history.pushState({ ...(history.state as object | null), opened: id }, '');
    open();
    const leave = () => {
      open();
      back();
    };
    addEventListener('popstate', leave);
    return () => {
      removeEventListener('popstate', leave);
      if (opened() === id) history.back();
    };
  }, []);
};

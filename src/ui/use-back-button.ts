import { useEffect, useEffectEvent } from 'react';
import { randomId } from '#src/lib/random-id.ts';
import { onPopState } from './on-pop-state.ts';

const opened = () => (history.state as { opened?: unknown } | null)?.opened;

/**
 * Gives what is open a place in the history, so that the browser's Back closes it. What asks first
 * stays open and keeps its place, and the page beneath hears of the Back only after the answer.
 */
export const useBackButton = (onBack: () => void, asksFirst = false) => {
  const leave = useEffectEvent((stay: () => void) => {
    if (asksFirst) stay();
    onBack();
    return asksFirst;
  });
  useEffect(() => {
    // Of its own, since an entry outlives a reload and what was open over it doesn't.
    const id = randomId();
    const state = { ...(history.state as object | null), opened: id };
    const open = () => history.pushState(state, '');
    open();
    const stopListening = onPopState(() => leave(open));
    return () => {
      stopListening();
      if (opened() === id) history.back();
    };
  }, []);
};

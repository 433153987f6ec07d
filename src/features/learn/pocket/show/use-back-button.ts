import { useEffect, useEffectEvent } from 'react';

const STATE = 'pocket-card';

/** Gives what is open a place in the history, so that the browser's Back closes it. */
export const useBackButton = (onClose: () => void) => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    history.pushState(STATE, '');
    const leave = () => close();
    addEventListener('popstate', leave);
    return () => {
      removeEventListener('popstate', leave);
      if (history.state === STATE) history.back();
    };
  }, []);
};

import { useEffect, useEffectEvent } from 'react';
import { takePlaceInHistory } from './place-in-history.ts';

/**
 * The browser's Back closes what is open, by `onBack`. With `stays` it is left open for now, since it
 * asks first or is at work.
 */
export const useBackButton = (onBack: () => void, stays = false) => {
  const leave = useEffectEvent(() => {
    onBack();
    return stays;
  });
  useEffect(() => takePlaceInHistory(leave), []);
};

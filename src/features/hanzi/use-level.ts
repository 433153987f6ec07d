import { useEffect, useState } from 'react';
import { loadLevel, type LoadedLevel } from './load-level.ts';

type Loading =
  { at: 'loading' } | { at: 'failed'; retry: () => void } | ({ at: 'ready' } & LoadedLevel);

/** Loads a level's strokes and the drawing library; a failure can be tried again. */
export const useLevel = (level: number): Loading => {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading>({ at: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const show = (state: Loading) => {
      if (isWanted) setLoading(state);
    };
    const retry = () => {
      show({ at: 'loading' });
      setAttempt((count) => count + 1);
    };
    loadLevel(level).then(
      (loaded) => show({ at: 'ready', ...loaded }),
      () => show({ at: 'failed', retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [level, attempt]);
  return loading;
};

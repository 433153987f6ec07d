import { useEffect, useState } from 'react';

export type Loading<Value> =
  { at: 'loading' } | { at: 'failed'; retry: () => void } | { at: 'ready'; value: Value };

/**
 * What `load` brings, asked for anew whenever `load` is another one; a failure can be tried again.
 * `known` is what the first `load` would bring, where it has been brought before.
 */
export const useLoaded = <Value>(load: () => Promise<Value>, known?: Value): Loading<Value> => {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading<Value>>(
    known === undefined ? { at: 'loading' } : { at: 'ready', value: known },
  );
  useEffect(() => {
    let isWanted = true;
    const show = (state: Loading<Value>) => {
      if (isWanted) setLoading(state);
    };
    const retry = () => {
      show({ at: 'loading' });
      setAttempt((count) => count + 1);
    };
    load().then(
      (value) => show({ at: 'ready', value }),
      () => show({ at: 'failed', retry }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  return loading;
};

import { useEffect, useState } from 'react';
import { alreadyFetched, fetchOnce } from '#src/lib/fetch-once.ts';
import type { LaterTexts } from './later-texts.ts';

type Arrival = { at: 'waiting' | 'offline' } | { at: 'here'; texts: LaterTexts };

/** The texts of the games, asked for again by everything new that needs them. */
export const useLaterTexts = (address: string): Arrival => {
  const [arrival, setArrival] = useState<Arrival>(() => {
    const texts = alreadyFetched<LaterTexts>(address);
    return texts ? { at: 'here', texts } : { at: 'waiting' };
  });
  useEffect(() => {
    let isStale = false;
    fetchOnce<LaterTexts>(address).then(
      (texts) => !isStale && setArrival({ at: 'here', texts }),
      () => !isStale && setArrival({ at: 'offline' }),
    );
    return () => {
      isStale = true;
    };
  }, [address]);
  return arrival;
};

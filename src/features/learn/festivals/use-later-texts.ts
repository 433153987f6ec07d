import { useCallback } from 'react';
import { alreadyFetched, fetchOnce } from '#src/lib/fetch-once.ts';
import { useLoaded, type Loading } from '#src/ui/use-loaded.ts';
import type { LaterTexts } from './later-texts.ts';

/** The texts of the games, asked for again by everything new that needs them. */
export const useLaterTexts = (address: string): Loading<LaterTexts> =>
  useLoaded(
    useCallback(() => fetchOnce<LaterTexts>(address), [address]),
    alreadyFetched<LaterTexts>(address),
  );

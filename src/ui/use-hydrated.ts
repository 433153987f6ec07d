import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the island is alive; false in the markup of the server and until React has taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

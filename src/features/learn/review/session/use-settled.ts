import { useEffect, useState } from 'react';
import type { Learner } from '#src/learning/learner.store.ts';

/** How long a plan waits for what other devices may have done today. */
const PATIENCE_MS = 4000;

/**
 * Whether it is known what to plan from: the account has answered, or can't, or takes too long. A
 * device that knows nothing of it yet waits for as long as it takes.
 */
export const useSettled = (me: Learner): boolean => {
  const [isPatient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (me.at === 'opening') return false;
  return me.sync.at !== 'sending' || (!isPatient && me.cards.size > 0);
};

import { useEffect, useRef } from 'react';

/** What the day is planned from, as far as a change of it asks for another plan. */
type Ground = {
  readonly catalogue: unknown;
  /** The learner's choices. */
  readonly load: string;
  /** The first moment of the learner's day. */
  readonly day: number;
  /** Exercises by ear can be asked. */
  readonly isOpen: boolean;
  /** How many exercises of the day are done, in this tab or another, or on another device. */
  readonly done: number;
};

/** What alone has changed, where it may leave a plan as it is: the sound went, or something was done. */
type Change = 'silenced' | 'done';

/**
 * Plans once there is ground for it, and again when it changes. Where the sound alone has gone the
 * plan stays: an exercise that has just turned out to be silent is read.
 */
export const usePlanned = <G extends Ground>(
  ground: G | undefined,
  plan: (ground: G, change: Change | undefined) => void,
) => {
  const planned = useRef<Ground>(undefined);
  const { catalogue, load, day, isOpen, done } = ground ?? {};
  useEffect(() => {
    if (!ground) return;
    const before = planned.current;
    planned.current = ground;
    plan(ground, before && changeBetween(before, ground));
  }, [ground !== undefined, catalogue, load, day, isOpen, done]);
};

const changeBetween = (before: Ground, after: Ground): Change | undefined => {
  const { catalogue, load, day } = before;
  if (catalogue !== after.catalogue || load !== after.load || day !== after.day) return undefined;
  if (before.isOpen === after.isOpen) return 'done';
  return before.isOpen ? 'silenced' : undefined;
};

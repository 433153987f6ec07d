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
};

/**
 * Plans once there is ground for it, and again when it changes. Where the sound alone has gone the
 * plan stays: an exercise that has just turned out to be silent is read.
 */
export const usePlanned = <G extends Ground>(
  ground: G | undefined,
  plan: (ground: G, isSilencedAlone: boolean) => void,
) => {
  const planned = useRef<Ground>(undefined);
  const { catalogue, load, day, isOpen } = ground ?? {};
  useEffect(() => {
    if (!ground) return;
    const before = planned.current;
    planned.current = ground;
    const isSilencedAlone =
      before !== undefined &&
      before.catalogue === ground.catalogue &&
      before.load === ground.load &&
      before.day === ground.day &&
      before.isOpen &&
      !ground.isOpen;
    plan(ground, isSilencedAlone);
    // What is answered changes the cards, not the plan that is under way.
  }, [ground !== undefined, catalogue, load, day, isOpen]);
};

import type { MouseEvent, PointerEvent } from 'react';

/** The longest pause between the two presses of a double one, as systems commonly have it. */
const DOUBLE_PRESS_MS = 500;
/** A finger comes down again about so near. */
const SAME_PLACE_PX = 24;

type Press = { event: MouseEvent; button: Element | null; says: string | undefined };

let last: Press | undefined;
let pointer = '';

const stopSecond = (event: MouseEvent) => {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const first = last;
  last = { event, button, says: button?.textContent };
  // Keys have no place, and press what has the focus.
  if (event.detail === 0 || !first) return;
  if (first.button === button && first.says === last.says) return;
  if (!isDouble(first.event, event)) return;
  // A third one is meant for the first button as well.
  last = { ...first, event };
  event.preventDefault();
  event.stopPropagation();
};

/** Browsers count the clicks of a mouse; those of a finger some don't. */
const isDouble = (one: MouseEvent, other: MouseEvent) =>
  pointer === 'mouse'
    ? other.detail > 1
    : other.timeStamp - one.timeStamp < DOUBLE_PRESS_MS &&
      Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) < SAME_PLACE_PX;

/**
 * For what is pressed once to go on: the second of two quick presses does nothing where another
 * button has taken the place of the first, or other words have, since nobody has read those yet. What
 * stays as it was may be pressed as fast as one likes.
 */
export const onePress = {
  onPointerDownCapture: ({ pointerType }: PointerEvent) => void (pointer = pointerType),
  /** Whoever types in between has read what stands there. */
  onKeyDownCapture: () => void (last = undefined),
  onClickCapture: stopSecond,
};

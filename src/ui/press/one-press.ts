import type { MouseEvent, PointerEvent } from 'react';

/** The longest pause between the two presses of a double one, as systems commonly have it. */
const DOUBLE_PRESS_MS = 500;
/** A finger comes down again about so near. */
const SAME_PLACE_PX = 24;

type Press = { button: Element | null; says: string | null; at: number; x: number; y: number };

let last: Press | undefined;
let pointer = '';

const stopSecond = (event: MouseEvent) => {
  const { target, clientX: x, clientY: y, timeStamp: at } = event;
  const button = target instanceof Element ? target.closest('button') : null;
  const first = last;
  last = { button, says: button && button.textContent, at, x, y };
  // Keys have no place, and press what has the focus.
  if (event.detail === 0 || !first) return;
  if (first.button === button && first.says === last.says) return;
  if (!isDouble(event, first)) return;
  // A third one is meant for the first button as well.
  last = { ...first, at, x, y };
  event.preventDefault();
  event.stopPropagation();
};

/** Browsers count the clicks of a mouse; those of a finger some don't. */
const isDouble = ({ detail, timeStamp, clientX, clientY }: MouseEvent, { at, x, y }: Press) =>
  pointer === 'mouse'
    ? detail > 1
    : timeStamp - at < DOUBLE_PRESS_MS && Math.hypot(clientX - x, clientY - y) < SAME_PLACE_PX;

/**
 * For what is pressed once to go on: the second of two quick presses does nothing where another
 * button has taken the place of the first, or other words have, since nobody has read those yet. What
 * stays as it was may be pressed as fast as one likes.
 */
export const onePress = {
  onPointerDownCapture: ({ pointerType }: PointerEvent) => void (pointer = pointerType),
  onClickCapture: stopSecond,
};

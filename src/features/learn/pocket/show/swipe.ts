/** A finger that moved less has rested or pressed. In pixels. */
const SHORTEST_SWIPE_PX = 48;

type Point = { readonly x: number; readonly y: number };

/** Where a swipe leads: the next card lies where reading goes on. */
export const stepOfSwipe = (from: Point, to: Point, isRightToLeft: boolean): -1 | 0 | 1 => {
  const [across, along] = [to.x - from.x, to.y - from.y];
  if (Math.abs(across) < SHORTEST_SWIPE_PX || Math.abs(across) < Math.abs(along)) return 0;
  return across < 0 === isRightToLeft ? -1 : 1;
};

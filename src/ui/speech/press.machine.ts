/** Who presses the same button again so soon has not caught it. */
const AGAIN_WITHIN_MS = 10_000;

/** The last press of a button that speaks. */
export type Press =
  | { readonly at: 'none'; readonly isSlow?: false }
  | {
      readonly at: 'pressed';
      readonly button: object;
      readonly text: string;
      readonly now: number;
      readonly isSlow: boolean;
    };

/** The next press, `now` in milliseconds: the same thing again is said slowly, then as usual. */
export const stepPress = (
  last: Press,
  { button, text, now }: { button: object; text: string; now: number },
): Extract<Press, { at: 'pressed' }> => {
  const isAgain =
    last.at === 'pressed' &&
    last.button === button &&
    last.text === text &&
    now - last.now <= AGAIN_WITHIN_MS;
  return { at: 'pressed', button, text, now, isSlow: isAgain && !last.isSlow };
};

type Turned = { readonly turned?: true };

/** Has the address name the phrase that a reader turned to, without a step of its own in the history. */
export const nameInAddress = (phrase: string): void => {
  const turned: Turned = { turned: true };
  history.replaceState({ ...(history.state as object | null), ...turned }, '', `#${phrase}`);
};

/** Whether the address names this phrase. */
export const isNamed = (phrase: string | undefined): boolean =>
  location.hash === `#${phrase ?? ''}`;

/** Whether the reader turned to it here before: the browser knows then where the page was scrolled to. */
export const wasTurnedHere = (): boolean => (history.state as Turned | null)?.turned === true;

/**
 * A ref for what takes the place of a pressed button: the focus was lost with that, and comes here.
 * `NothingToAsk` comes late and has its own: a file that both share would weigh on the first card.
 */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};

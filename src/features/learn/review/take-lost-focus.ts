/** A ref for what takes the place of a pressed button: the focus was lost with that, and comes here. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};

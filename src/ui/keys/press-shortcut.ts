import type { KeyboardEvent } from 'react';

/** The key by its place, since an Arabic keyboard has other letters there. */
const shortcutOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z0-9]$/i.test(key)
    ? key.toLowerCase()
    : code.replace(/^(?:Key|Digit|Numpad)/, '').toLowerCase();

const isWriting = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select');

/**
 * Presses the button whose shortcut a key is. Only while the focus is inside the element that listens,
 * and not while something is typed: single keys must not get in the way of what a visitor's tools use them for.
 * A key that is held presses once: what comes next is not meant.
 */
export const pressShortcut = (event: KeyboardEvent<HTMLElement>) => {
  const { target, currentTarget, nativeEvent } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || nativeEvent.isComposing) return;
  if (event.repeat) return;
  if (isWriting(target)) return;
  const wanted = shortcutOf(event);
  const buttons = currentTarget.querySelectorAll<HTMLButtonElement>('[data-shortcut]');
  const button = [...buttons].find(
    ({ dataset, disabled }) => dataset['shortcut'] === wanted && !disabled,
  );
  if (!button) return;
  event.preventDefault();
  button.click();
};

import type { ComponentProps, Ref } from 'react';

type Props = Omit<ComponentProps<'button'>, 'type'> & {
  /** The key that presses it: a digit or a small letter. */
  shortcut?: string | undefined;
  /** Shows the key on a screen that has room for it. */
  showsKey?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * A button that a key presses as well, where `pressShortcut` listens around it. A page that has it
 * imports `keys.css`.
 */
export const KeyButton = ({ shortcut, showsKey = true, children, ...button }: Props) => (
  <button
    type="button"
    data-shortcut={shortcut}
    aria-keyshortcuts={shortcut?.toUpperCase()}
    {...button}
  >
    {children}
    {shortcut && showsKey && (
      <kbd aria-hidden="true" className="key-hint">
        {shortcut.toUpperCase()}
      </kbd>
    )}
  </button>
);

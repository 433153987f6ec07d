import '#src/ui/dialog/dialog.css';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { classes } from '#src/lib/html.ts';

type Props = {
  title: ReactNode;
  closeLabel: string;
  onClose: () => void;
  class?: string;
  children: ReactNode;
};

/**
 * A window over the page. The browser keeps the focus inside and the rest inert, closes it on Esc
 * and gives the focus back; only then is it taken out of the page.
 */
export const Modal = ({ title, closeLabel, onClose, class: className, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  // Told at once: the event of the closing may come after the next key.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  const closeOnBackdrop = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close();
  };

  return (
    // The keyboard closes it by Esc, which arrives as onCancel.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // A browser may close it without asking.
      onClose={onClose}
      className={classes('dialog festival-modal', className)}
    >
      <div className="flex flex-col gap-4 p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} tabIndex={-1} className="text-section outline-none">
            {title}
          </h2>
          <button
            type="button"
            className="button size-11 shrink-0 button-quiet p-0"
            aria-label={closeLabel}
            onClick={close}
          >
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
};

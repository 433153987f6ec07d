import './dialog.css';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useBackButton } from './use-back-button.ts';

type Props = {
  title: string;
  /** The words of the closing button; without them only the dialog's own buttons close it. */
  closeLabel?: string | undefined;
  onClose: () => void;
  /** Whether closing it only asks for now, or does nothing. */
  stays?: boolean;
  children: ReactNode;
};

/**
 * A window over the page. The browser keeps the focus inside and the rest inert, closes it on Esc
 * and by Back, and gives the focus back. It stands outside of the form that opens it.
 */
export const Dialog = ({ title, closeLabel, onClose, stays = false, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    shown?.showModal();
    // Else the first stop would be the cross, and its name the first thing to be heard.
    heading.current?.focus();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="dialog"
      // Esc asks; whoever opened the dialog decides. Without a closing button it stays.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (closeLabel) onClose();
      }}
      // A second Esc in a row closes it without asking; it is still whose opener decides.
      onClose={({ currentTarget, target }) => {
        if (target !== currentTarget || currentTarget.open || !currentTarget.isConnected) return;
        currentTarget.showModal();
        if (closeLabel) onClose();
      }}
    >
      {closeLabel && <ClosedByBack {...{ onClose, stays }} />}
      <div className="flex items-start justify-between gap-4">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="text-section outline-none">
          {title}
        </h2>
        {closeLabel && (
          <button
            type="button"
            className="button size-11 shrink-0 button-quiet p-0"
            aria-label={closeLabel}
            onClick={onClose}
          >
            <X size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className="mt-5">{children}</div>
    </dialog>,
    document.body,
  );
};

const ClosedByBack = ({ onClose, stays }: Required<Pick<Props, 'onClose' | 'stays'>>) => {
  useBackButton(onClose, stays);
  return null;
};

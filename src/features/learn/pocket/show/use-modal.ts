import { useEffect, useRef } from 'react';

/** A dialog that is open as long as it is there, and gives the focus back afterwards. */
export const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    const opener = document.activeElement;
    shown?.showModal();
    shown?.focus();
    return () => {
      shown?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return dialog;
};

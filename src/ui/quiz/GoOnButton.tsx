import { useEffect, useRef } from 'react';

type Props = { text: string; onGoOn: () => void };

/** Leads on from an answer. It comes with the answer and takes the focus, so that Enter goes on. */
export const GoOnButton = ({ text, onGoOn }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    // Focus alone would bring it to the middle and push the question out of view.
    button.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className="button scroll-mb-2 button-primary"
      onClick={onGoOn}
    >
      {text}
    </button>
  );
};

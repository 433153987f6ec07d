import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** The button appears after this share of the window's height. */
const THRESHOLD = 0.8;

const listen = (onChange: () => void) => {
  addEventListener('scroll', onChange, { passive: true });
  addEventListener('resize', onChange);
  return () => {
    removeEventListener('scroll', onChange);
    removeEventListener('resize', onChange);
  };
};

const isFarDown = () => scrollY > innerHeight * THRESHOLD;

export const BackToTop = ({ label }: { label: string }) => {
  const isShown = useSyncExternalStore(listen, isFarDown, () => false);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className="fixed end-4 bottom-4 z-30 button size-12 button-quiet p-0 lifted"
      aria-label={label}
      onClick={() => {
        scrollTo({ top: 0 });
        // The button goes away; whoever came by keyboard goes on from the top.
        document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
      }}
    >
      <ArrowUp size={22} aria-hidden="true" />
    </button>
  );
};

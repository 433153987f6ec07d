import { randomId } from '#src/lib/random-id.ts';
import { onPopState } from '../on-pop-state.ts';

const opened = () => (history.state as { opened?: unknown } | null)?.opened;

/** What is open now. */
const open = new Set<unknown>();

/** An entry outlives what was open over it, and a reload: a step there would lead nowhere. */
const leaveClosed = () => {
  if (opened() && !open.has(opened())) history.back();
};
if ('history' in globalThis) {
  leaveClosed();
  addEventListener('popstate', leaveClosed);
}

/**
 * A step through the history leads to the fragment of the address again, and takes the focus there or
 * away in the next frame: it is given back to what had it once the window was closed.
 */
const keepFocus = () => {
  queueMicrotask(() => {
    const focused = document.activeElement;
    const giveBack = () => {
      if (!document.activeElement?.matches('body, :target')) return;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    };
    requestAnimationFrame(() => requestAnimationFrame(giveBack));
  });
};

/**
 * Gives what is open a place in the history, so that the browser's Back closes it. `onBack` answers
 * true where it stays open for now: it keeps its place then, and the page beneath hears of the Back
 * only once it is closed. Gives what takes the place away.
 */
export const takePlaceInHistory = (onBack: () => boolean) => {
  const id = randomId();
  const state = { ...(history.state as object | null), opened: id };
  const take = () => history.pushState(state, '');
  take();
  open.add(id);
  const stopListening = onPopState(() => {
    const stays = onBack();
    if (stays) take();
    keepFocus();
    return stays;
  });
  return () => {
    stopListening();
    open.delete(id);
    if (opened() !== id) return;
    addEventListener('popstate', keepFocus, { once: true });
    history.back();
  };
};

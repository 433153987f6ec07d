type Listener = () => boolean;

const listeners: Listener[] = [];

// At the window a browser may call listeners in the order of their adding, also those for capture.
const hear = () => void listeners.findLast((listener) => listener());

/**
 * Listens to the browser's Back and Forward. Who came last hears first: what is open before the
 * page beneath it, which hears nothing where a listener answers true. Gives what ends it.
 */
export const onPopState = (listener: Listener) => {
  if (listeners.length === 0) addEventListener('popstate', hear);
  listeners.push(listener);
  return () => {
    listeners.splice(listeners.indexOf(listener), 1);
    if (listeners.length === 0) removeEventListener('popstate', hear);
  };
};

import { useLayoutEffect, useRef, useState } from 'react';

/** The inner size of an element, in pixels, as it changes. */
export const useBox = <E extends HTMLElement>() => {
  const element = useRef<E>(null);
  const [box, setBox] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    const measure = () => setBox({ width: watched.clientWidth, height: watched.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return [element, box] as const;
};

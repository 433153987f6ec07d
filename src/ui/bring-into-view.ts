/** Brings what does not stand whole below the top bar there, from its beginning. */
export const bringIntoView = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  const barHeight = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < barHeight || bottom > innerHeight) element.scrollIntoView({ block: 'start' });
};

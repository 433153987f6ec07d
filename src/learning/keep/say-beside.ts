/** Says beside a heart, and to screen readers, why its press did nothing. */
export const sayBeside = (item: HTMLElement, text: string) => {
  const mark = item.querySelector('.keep-mark');
  // Only now: a page would have as many live regions as hearts.
  mark?.setAttribute('role', 'alert');
  if (mark) mark.textContent = text;
};

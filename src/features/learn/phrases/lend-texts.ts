/**
 * Places what is said of the phrase that shows behind `before`, where it is seen: the keyboard and
 * screen readers go as the eye does (PHRASES-13). On paper each phrase has its own again.
 */
export const lendTexts = (before: HTMLElement | null) => {
  let shown: HTMLElement | undefined;
  let giveBack: (() => void) | undefined;

  const lend = () => {
    const phrase = shown;
    const texts = phrase?.querySelector('dl');
    if (!phrase || !texts) return;
    before?.after(texts);
    giveBack = () => phrase.append(texts);
  };
  addEventListener('beforeprint', () => giveBack?.());
  addEventListener('afterprint', lend);

  return (phrase: HTMLElement | undefined) => {
    giveBack?.();
    shown = phrase;
    lend();
  };
};

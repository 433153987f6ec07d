/** How long the waiting message stands before the browser leaves (ACCOUNTS-1). */
const REDIRECT_DELAY_MS = 1000;

/**
 * The sign-up button waits a second with a message and a spinner, then leaves by a full navigation.
 * Without this script it is a plain link.
 */
export const bindSignUp = (link: HTMLAnchorElement | null) => {
  if (!link) return;
  let leaving: number | undefined;
  const show = (busy: boolean) => {
    const part = (name: string) => document.querySelector<HTMLElement>(`[data-sign-up-${name}]`);
    part('idle')?.toggleAttribute('hidden', busy);
    part('busy')?.toggleAttribute('hidden', !busy);
    link.setAttribute('aria-disabled', String(busy));
    const status = part('status');
    const words = document.querySelector<HTMLTemplateElement>('[data-sign-up-waiting]');
    if (status) status.textContent = busy ? (words?.content.textContent ?? '') : '';
  };
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (leaving !== undefined) return;
    show(true);
    leaving = window.setTimeout(() => location.assign(link.href), REDIRECT_DELAY_MS);
  });
  // Coming back by the Back button may show the page as it was left. The first showing, after the
  // last picture, must not call back whoever has pressed before it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    window.clearTimeout(leaving);
    leaving = undefined;
    show(false);
  });
};

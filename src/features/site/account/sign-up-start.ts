import { currentUser } from '#src/ui/current-user/current-user.ts';

/** How long the waiting message stands before the browser leaves (ACCOUNTS-1). */
const REDIRECT_DELAY_MS = 1000;

/** What the page was asked for (`role`, `next`) goes along with a link that leads on from it. */
const bringWish = (link: HTMLAnchorElement) => {
  const asked = new URLSearchParams(location.search);
  const address = new URL(link.href);
  const next = asked.get('next');
  if (next) address.searchParams.set('next', next);
  // A student's role comes from the questionnaire or the role choice, where the terms are accepted.
  if (asked.get('role') === 'teacher') address.searchParams.set('role', 'teacher');
  link.href = address.href;
};

/**
 * The sign-up button waits a second with a message and a spinner, then leaves by a full navigation
 * with what the page was asked for. Without this script it is a plain link.
 */
export const bindSignUp = (link: HTMLAnchorElement | null) => {
  if (!link) return;
  bringWish(link);
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

/**
 * Tells whoever is signed in that they are, and leads on: home, or to the choice of a role that is
 * still to be made, with what the page was asked for. The page is the same for everybody else.
 */
export const greetMember = async (note: HTMLElement | null) => {
  const user = await currentUser().catch(() => undefined);
  if (!user || !note) return;
  const hasRole = user.role !== undefined;
  note.querySelector('[data-member-home]')?.toggleAttribute('hidden', !hasRole);
  const choice = note.querySelector<HTMLAnchorElement>('[data-choose-role]');
  if (choice) bringWish(choice);
  choice?.toggleAttribute('hidden', hasRole);
  note.removeAttribute('hidden');
};

import type { Role } from '#src/lib/roles.ts';
import { currentUser } from '#src/ui/current-user/current-user.ts';

/**
 * Shows the role of a signed-in user and the way out, and takes the sign-up link away
 * (platform §2). Where the user can't be asked now, the bar stays as visitors see it.
 */
export const showAccount = async (bar: HTMLElement) => {
  try {
    const user = await currentUser();
    if (user) reveal(bar, user.role ?? 'unknown');
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'Failed to fetch user role');
  }
};

const reveal = (bar: HTMLElement, role: Role | 'unknown') => {
  bar.dataset['signedIn'] = '';
  for (const part of bar.querySelectorAll('[data-signed-in-only]')) part.removeAttribute('hidden');
  for (const part of bar.querySelectorAll('[data-signed-out-only]')) part.remove();
  for (const link of bar.querySelectorAll<HTMLAnchorElement>('[data-role-link]')) {
    if (link.dataset['roleLink'] === role) link.removeAttribute('hidden');
    else link.remove();
  }
};

import { localeOfTag } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { roleNames } from '#src/i18n/role-names.ts';
import { homeOfRole } from '#src/domain/roles.ts';
import { currentUser, type CurrentUser } from '#src/ui/current-user/current-user.ts';
import { bindSignOut } from './sign-out/sign-out.ts';

/**
 * Shows the role of a signed-in user and the way out, and takes the sign-up link away
 * (SHELL-3, SHELL-4). Where the user can't be asked now, the bar stays as visitors see it.
 */
export const showAccount = async (bar: HTMLElement) => {
  try {
    const user = await currentUser();
    if (user) reveal(bar, user);
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'Failed to fetch user role');
  }
};

const reveal = (bar: HTMLElement, { role, hasLessons = false }: CurrentUser) => {
  bar.dataset['signedIn'] = '';
  bindSignOut(bar.querySelectorAll<HTMLFormElement>('[data-sign-out]'));
  for (const part of bar.querySelectorAll('[data-signed-in-only]')) part.removeAttribute('hidden');
  for (const part of bar.querySelectorAll('[data-signed-out-only]')) part.remove();
  for (const link of bar.querySelectorAll('[data-lessons]')) {
    link.toggleAttribute('hidden', !hasLessons);
  }
  if (role === 'student') document.documentElement.dataset['returning'] = '';
  const locale = localeOfTag(document.documentElement.lang);
  const link = bar.querySelector<HTMLAnchorElement>('[data-role-link]');
  if (role) {
    link?.append(' ', roleNames[locale][role]);
    link?.setAttribute('href', localizedPath(locale, homeOfRole(role)));
    return;
  }
  // The link leads to the choice as it stands; the bare word would lead nobody there.
  const unknown = document.createElement('span');
  unknown.className = 'sr-only';
  unknown.textContent = ` ${roleNames[locale].unknown}. `;
  link?.append(unknown, link.dataset['choose'] ?? '');
};

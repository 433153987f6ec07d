import type { APIContext } from 'astro';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { choicePath } from '#src/server/auth/landing.ts';
import { ownPath } from '#src/server/auth/same-site.ts';

/** Signing up and signing in are one way with two doors. */
export type Door = 'signup' | 'login';

/** Where the page leads: to the issuer, and a member home or to the choice of a role. */
export type WaysOn = {
  login: string;
  member: { to: 'home' | 'chooseRole'; href: string } | undefined;
};

/**
 * The ways on from the sign-up or the login. What the page was asked for (`next`, and the role of a
 * tutor) goes along with each.
 */
export const openSignUp = (
  door: Door,
  locale: Locale<'common'>,
  { url: { searchParams, origin }, locals: { user } }: Pick<APIContext, 'url' | 'locals'>,
): WaysOn => {
  const next = ownPath(searchParams.get('next'), origin);
  // A student's role comes from the questionnaire or the role choice, where the terms are accepted.
  const role = searchParams.get('role') === 'teacher' ? 'teacher' : undefined;
  const query = new URLSearchParams({
    lang: locale,
    ...(door === 'signup' && { entry: 'signup' }),
    ...(next && { next }),
    ...(role && { role }),
  });
  return {
    login: `/api/login?${query}`,
    member:
      user &&
      (user.role
        ? { to: 'home', href: localizedPath(locale, '/') }
        : { to: 'chooseRole', href: choicePath(locale, { role, next }) }),
  };
};

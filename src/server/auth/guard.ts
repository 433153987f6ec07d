import type { AstroGlobal } from 'astro';
import { isLocale, PREFERRED_LANGUAGE, type Locale } from '#src/i18n/locales.ts';
import type { Area } from '#src/i18n/table.ts';
import { elsewhereFor, localizedPath, pageLocale } from '#src/i18n/paths.ts';
import { CHOSEN_ROLES, passes, type Role } from '#src/domain/roles.ts';
import { choicePath, signUpPath } from './landing.ts';
import { tellRefusal } from './tell-refusal.ts';
import type { User } from './user.ts';

/** Who may enter a guarded page, and what meets those who may not (ACCOUNTS-13 to ACCOUNTS-15). */
export type Entry<A extends Area> =
  | { at: 'content'; locale: Locale<A>; user: User }
  | { at: 'denied'; locale: Locale<A>; role: Role; required: readonly Role[] };

type Page = Pick<AstroGlobal, 'params' | 'locals' | 'cookies' | 'url' | 'response' | 'redirect'> & {
  rewrite: AstroGlobal['rewrite'];
};

/**
 * The language of an on-demand page of an area under `[...lang]`: that of its prefix. Without a
 * prefix a reader of another language is sent on, as are those of a language that lacks the page;
 * any other prefix is no page of ours (ADDRESSES-4, ADDRESSES-13).
 */
export const pageLanguage = async <A extends Area>(
  page: Page,
  area: A,
): Promise<Locale<A> | Response> => {
  const { lang } = page.params;
  page.response.headers.set('Cache-Control', 'private, no-store');
  const preferred = page.cookies.get(PREFERRED_LANGUAGE)?.value;
  const { pathname, search } = page.url;
  const elsewhere = elsewhereFor(pathname, isLocale(preferred) ? preferred : undefined);
  if (elsewhere) return page.redirect(elsewhere + search);
  if (lang !== undefined && !isLocale(lang, area)) return page.rewrite('/404');
  return pageLocale(area, lang);
};

/** What a page does for this visitor: its content, Access Denied, or a way elsewhere. */
export const guard = async <A extends Area>(
  page: Page,
  area: A,
  required: readonly Role[],
): Promise<Entry<A> | Response> => {
  const locale = await pageLanguage(page, area);
  if (locale instanceof Response) return locale;
  const { user } = page.locals;
  if (passes(user?.role, required) && user) return { at: 'content', locale, user };
  if (user?.role) {
    page.response.status = 403;
    tellRefusal(user.role, required);
    return { at: 'denied', locale, role: user.role, required };
  }
  return page.redirect(wayIn(locale, user, required, page.url));
};

/** What was sent by whoever may not send it here: it waits for the right account (ACCOUNTS-23). */
export type Unsent<A extends Area> = {
  at: 'unsent';
  locale: Locale<A>;
  written: FormData;
  /** Whether somebody is signed in at all. */
  isSignedIn: boolean;
};

/**
 * The same of a page on which somebody writes: what they send after their session has ended, or that
 * of another account has begun, is handed to the page, which keeps it.
 */
export const guardWriting = async <A extends Area>(
  page: Page & Pick<AstroGlobal, 'request'>,
  area: A,
  required: readonly Role[],
): Promise<Entry<A> | Unsent<A> | Response> => {
  const { user } = page.locals;
  const isAllowed = user !== undefined && passes(user.role, required);
  if (page.request.method !== 'POST' || isAllowed) return guard(page, area, required);
  const locale = await pageLanguage(page, area);
  if (locale instanceof Response) return locale;
  page.response.status = user ? 403 : 401;
  const written = await page.request.formData().catch(() => new FormData());
  return { at: 'unsent', locale, written, isSignedIn: user !== undefined };
};

/**
 * The unauthenticated go to sign-up, or to the questions where students may enter; to the login and
 * back where students and tutors meet, since both have an account by then. Whoever is signed in
 * without a role goes to choose one, and on from there.
 */
const wayIn = (
  locale: Locale<'common'>,
  user: User | undefined,
  required: readonly Role[],
  { pathname, search }: URL,
): string => {
  const next = pathname + search;
  if (user) return choicePath(locale, { next });
  if (CHOSEN_ROLES.every((role) => required.includes(role))) {
    return localizedPath(locale, `/login?next=${encodeURIComponent(next)}`);
  }
  if (required.includes('student')) return localizedPath(locale, '/onboarding');
  return signUpPath(locale, { next });
};

import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath, withoutLocale } from '#src/i18n/paths.ts';
import { homeOfRole, type ChosenRole, type Role } from '#src/domain/roles.ts';

/** What someone wanted when they went to sign in. */
export type LoginIntent = {
  locale: Locale<'common'>;
  /** Which role they are signing up for; `student` also brings saved answers along. */
  role?: ChosenRole | undefined;
  /** Whether they pressed a sign-up button. */
  signup?: boolean | undefined;
  /** The path of the page that asked them to sign in. */
  next?: string | undefined;
  /** Whether the issuer was asked for a second factor. */
  askedForFactor?: boolean | undefined;
};

/** What became of the answers that someone gave before they signed up. */
export type SavedAnswers = 'committed' | 'nothing' | 'unconfirmed' | 'unsaved';

/** Pages that speak of a role that does not fit the account. */
const conflictPath = (locale: Locale<'common'>, attempt: ChosenRole): string =>
  localizedPath(
    locale,
    attempt === 'student'
      ? '/onboarding?error=role_conflict&currentRole=teacher&attempt=student'
      : '/teacher-signup?error=role_conflict',
  );

/** The guarded pages that are open to a role that can be chosen (ACCOUNTS-13). */
const PAGES_FOR: Readonly<Record<ChosenRole, RegExp>> = {
  teacher: /^\/(?:tutor|teacher-onboarding|lessons)(?:[/?#]|$)/,
  student: /^\/(?:student|tutors\/fitting\/tell|lessons)(?:[/?#]|$)/,
};

const isOpenTo = (role: ChosenRole, path: string) => PAGES_FOR[role].test(withoutLocale(path));

type Came = {
  /** They came to apply as a tutor, and get the form that they asked for. */
  isApplying?: boolean;
  /** The path of a guarded page that they wanted to open. */
  next?: string | undefined;
};

/** The role that someone came for, and the page that asked for one. */
type Wish = Pick<LoginIntent, 'role' | 'next'>;

const withWish = (path: string, { role, next }: Wish): string => {
  const query = new URLSearchParams({ ...(role && { role }), ...(next && { next }) });
  return query.size > 0 ? `${path}?${query}` : path;
};

/** The choice of a role, with what was wished for. */
export const choicePath = (locale: Locale<'common'>, wish: Wish = {}): string =>
  localizedPath(locale, withWish('/role-select', wish));

/** The sign-up, which leads whoever has no role to the choice with the page, and a tutor's role. */
export const signUpPath = (locale: Locale<'common'>, wish: Wish = {}): string =>
  localizedPath(locale, withWish('/signup', wish));

/**
 * Where a role choice leads, given the role that the account holds afterwards (ACCOUNTS-10,
 * ACCOUNTS-11).
 */
export const afterRoleChoice = (
  locale: Locale<'common'>,
  attempt: ChosenRole,
  held: Role | undefined,
  { isApplying = false, next }: Came = {},
): string => {
  if (held === 'admin') return localizedPath(locale, homeOfRole('admin'));
  if (held !== attempt) return conflictPath(locale, attempt);
  if (next && isOpenTo(attempt, next)) return next;
  if (attempt === 'teacher' && isApplying) return localizedPath(locale, '/teacher-onboarding');
  return localizedPath(
    locale,
    attempt === 'student'
      ? '/after-signup?showOnboardingPrompt=1'
      : '/after-signup?showTeacherOnboardingPrompt=1&teacherStep=1&teacherTotal=7',
  );
};

/**
 * Where a finished login leads (ACCOUNTS-3, ACCOUNTS-4). Answers that wait for a confirmation, or
 * could not be saved, lead back to the questionnaire; a page that sent someone to the questions has
 * them back afterwards.
 */
export const afterLogin = (
  { locale, role, signup, next }: LoginIntent,
  held: Role | undefined,
  saved: SavedAnswers,
): string => {
  if (role === 'student' && held !== undefined) {
    if (held === 'student' && saved === 'committed') {
      return next ?? localizedPath(locale, '/after-signup');
    }
    if (held === 'student' && saved !== 'nothing') {
      const query = new URLSearchParams({
        answers: saved,
        ...(next && { next }),
      });
      return localizedPath(locale, `/onboarding?${query}`);
    }
    return afterRoleChoice(locale, 'student', held);
  }
  if (role === 'teacher' && held !== undefined) {
    if (held !== 'teacher') return afterRoleChoice(locale, 'teacher', held);
    return next && isOpenTo('teacher', next) ? next : localizedPath(locale, homeOfRole('teacher'));
  }
  if ((signup || role) && held === undefined) {
    return choicePath(locale, { role, next });
  }
  return next ?? localizedPath(locale, '/');
};

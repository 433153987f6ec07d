import { localeOfPath, localizedPath } from '#src/i18n/paths.ts';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import type { Role } from '#src/domain/roles.ts';
import type { ToastRequest } from '#src/ui/toast/toast.store.ts';

export const SIGN_UP_AS_TUTOR = '/signup?role=teacher';

type Tools = {
  currentUser: () => Promise<{ role: Role | undefined } | undefined>;
  showToast: (toast: ToastRequest) => void;
};

/**
 * Where “Apply” leads someone; a student cannot become a tutor with the same account (ACCOUNTS-12).
 */
export const wayToApply = (user: { role: Role | undefined } | undefined): string | undefined => {
  if (!user) return SIGN_UP_AS_TUTOR;
  if (user.role === 'student') return undefined;
  return user.role ? '/teacher-onboarding' : '/role-select?role=teacher';
};

/** Tells the role conflict of the address, and leads whoever applies where the account allows. */
export const bindRecruitment = (page: HTMLElement, { currentUser, showToast }: Tools) => {
  const tellConflict = () => {
    const { title = '', text: description = '' } = page.dataset;
    showToast({ title, description, tone: 'destructive', durationMs: 5000 });
  };
  if (new URLSearchParams(location.search).get('error') === 'role_conflict') tellConflict();

  const locale = localeOfPath(location.pathname) ?? DEFAULT_LOCALE;
  const apply = async () => {
    // Where nobody can say who this is, the sign-up will.
    const way = wayToApply(await currentUser().catch(() => undefined));
    if (way) location.assign(localizedPath(locale, way));
    else tellConflict();
  };
  page.addEventListener('click', (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    if (!isPlain || !(event.target as Element).closest('[data-apply]')) return;
    event.preventDefault();
    void apply();
  });
};

import { useEffect } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { showToast } from '#src/ui/toast/show-toast.ts';
import type { OnboardingCopy } from '../copy.ts';

/** Long enough to read the toast, which would not outlive the page. */
const REDIRECT_DELAY_MS = 3000;

type Props = { locale: Locale; copy: OnboardingCopy; isConflict: boolean };

/** What a signed-in teacher meets: the way home, at once unless a banner tells them why. */
export const Barred = ({ locale, copy, isConflict }: Props) => {
  const t = copy.barred;
  const home = localizedPath(locale, '/');

  useEffect(() => {
    if (isConflict) return;
    showToast({ title: t.title, description: t.message, tone: 'destructive', durationMs: 5000 });
    const timer = setTimeout(() => location.assign(home), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isConflict, home, t]);

  return (
    <div className="reading-width grid justify-items-center gap-5 py-16 text-center">
      <h2 className="text-section">{t.title}</h2>
      <p>{isConflict ? t.message : t.redirecting}</p>
      <p className="flex flex-wrap justify-center gap-3">
        <a className="button button-primary" href={home}>
          {t.home}
        </a>
        {isConflict && (
          <a className="button button-quiet" href={localizedPath(locale, '/teacher-onboarding')}>
            {t.application}
          </a>
        )}
      </p>
    </div>
  );
};

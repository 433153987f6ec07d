import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import type { WizardCopy } from '../copy.ts';

/** To the lessons of whoever taught before: the room, which leads to them otherwise, is closed. */
export const TaughtLessons = ({ locale, copy }: { locale: Locale<'teach'>; copy: WizardCopy }) => (
  <p className="mt-4">
    <a className="button button-quiet bg-surface" href={localizedPath(locale, '/lessons')}>
      {copy.lessons}
    </a>
  </p>
);

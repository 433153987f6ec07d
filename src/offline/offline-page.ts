import { localizedPath } from '#src/i18n/paths.ts';
import type { Locale } from '#src/i18n/locales.ts';

/** What is shown in place of a page that is not kept. */
export const offlinePage = (locale: Locale<'common'>): string => localizedPath(locale, '/offline');

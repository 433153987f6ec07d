import type { Locale } from '#src/i18n/locales.ts';

/** What a browser shows of the site before it installs it, on a phone and on a desktop, in pixels. */
export const INSTALL_FORMS = {
  narrow: { width: 618, height: 1236 },
  wide: { width: 1280, height: 800 },
} as const;

export type InstallForm = keyof typeof INSTALL_FORMS;

/** The pages that are shown; `npm run art:install` takes them. */
export const INSTALL_PAGES = ['today', 'review', 'pocket'] as const;

export type InstallPage = (typeof INSTALL_PAGES)[number];

/** The address of such a picture. */
export const installPicture = (locale: Locale, page: InstallPage, form: InstallForm): string =>
  `/images/install/${locale}-${page}-${form}.webp`;

import { PRACTICE_PAGES } from '#src/domain/practice-pages.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { hasPractised } from '#src/learning/device/has-practised.ts';

/**
 * So long after a page has loaded. What it shows first comes alive meanwhile: on a slow phone the
 * worker and a hundred files would take processor and network from it.
 */
const AFTER_PAGE_MS = 3_000;

const isPracticePage = (pathname: string) =>
  PRACTICE_PAGES.some((page) => pathname.replace(/\/$/, '').endsWith(page));

/**
 * Sees to what is kept on the device for those whom it serves: who practises, or has installed the
 * site. Anybody else gets no worker, and no more than these lines (OFFLINE-1).
 */
export const beginOffline = () => {
  const { lang } = document.documentElement;
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (import.meta.env.PUBLIC_OFFLINE === 'off' || import.meta.env.DEV) return;
  if (!serviceWorker || !isLocale(lang, 'learn')) return;
  const begin = () => {
    setTimeout(() => {
      void import('./register.ts').then(
        ({ register }) => register(serviceWorker, lang),
        // There is no network any more: then the next page tries again.
        () => undefined,
      );
    }, AFTER_PAGE_MS);
  };
  const isWanted =
    serviceWorker.controller !== null ||
    isPracticePage(location.pathname) ||
    matchMedia('(display-mode: standalone)').matches ||
    hasPractised();
  if (!isWanted) addEventListener('appinstalled', begin);
  else if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
};

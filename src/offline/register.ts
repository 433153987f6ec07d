import type { Locale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';
import { hasPractised } from '#src/learning/device/has-practised.ts';
import { prefersLessData } from '#src/lib/data-saver.ts';
import { showToast } from '#src/ui/toast/show-toast.ts';
import { offlineMessages } from './offline.messages.ts';
import { fetchPacks, keepPack, PRACTICE_PACK, refreshPacks, stopPacks } from './packs.ts';

/** Session storage: the language whose packs were brought up to date in this visit, and when. */
const REFRESHED_KEY = 'hanlu.offline.refreshed';
/** A page that was left open for so long looks for what was published meanwhile. */
const REFRESH_AFTER_MS = 6 * 3_600_000;

/** How long a new worker may take to come before it is asked again, and before nobody waits for it. */
const ASK_AGAIN_MS = 1_000;
const PATIENCE_MS = 5_000;

/** Puts the worker to work, keeps this page and the practice, and tells of a new build. */
export const register = async (serviceWorker: ServiceWorkerContainer, locale: Locale) => {
  const cameFromNetwork = serviceWorker.controller === null;
  try {
    const registration = await serviceWorker.register('/sw.js');
    tellOfNewBuild(serviceWorker, registration, locale);
    const { active } = await serviceWorker.ready;
    if (cameFromNetwork) active?.postMessage(keepThisPage());
    stayUpToDate(locale);
  } catch {
    // There is no network, or the browser forbids all of this: then the next page tries again.
  }
};

/** Now, and when the learner or the network comes back. */
const stayUpToDate = (locale: Locale) => {
  let coming: Promise<void> | undefined;
  const look = () => {
    if (document.hidden || prefersLessData() || isUpToDate(locale)) return;
    // Where it fails, the next occasion tries again.
    coming ??= bringUpToDate(locale)
      .catch(() => undefined)
      .finally(() => (coming = undefined));
  };
  look();
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
};

const isUpToDate = (locale: Locale): boolean => {
  const [language, at] = sessionStorage.getItem(REFRESHED_KEY)?.split(' ') ?? [];
  return language === locale && Date.now() - Number(at) < REFRESH_AFTER_MS;
};

/** What a page has asked for before there was a worker, in the form that workbox-routing reads. */
const keepThisPage = () => {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const ours = asked.filter((address) => new URL(address).origin === location.origin);
  return { type: 'CACHE_URLS', payload: { urlsToCache: [location.href, ...ours] } };
};

const bringUpToDate = async (locale: Locale) => {
  const packs = await fetchPacks(locale);
  const practice = packs.find(({ id }) => id === PRACTICE_PACK);
  if (practice) await keepPack(locale, practice);
  await refreshPacks(locale, packs);
  if (hasPractised()) await (await import('./keep-strokes.ts')).keepStrokesOfMet();
  sessionStorage.setItem(REFRESHED_KEY, `${locale} ${Date.now()}`);
};

const tellOfNewBuild = (
  serviceWorker: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  locale: Locale,
) => {
  const t = inLocale(locale, offlineMessages);
  const offer = () => {
    const { waiting } = registration;
    // The first one has nobody to wait for; in WebKit it serves the page before it says that it is there.
    if (!waiting || !serviceWorker.controller || waiting === serviceWorker.controller) return;
    showToast({
      title: t.newVersion,
      description: t.newVersionHelp,
      action: { label: t.reload, press: () => change(serviceWorker, registration) },
    });
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
};

const change = (serviceWorker: ServiceWorkerContainer, registration: ServiceWorkerRegistration) => {
  const ask = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  // Chromium drops the change where the old worker is asked for something at that moment.
  stopPacks();
  ask();
  setInterval(ask, ASK_AGAIN_MS);
  setTimeout(() => location.reload(), PATIENCE_MS);
};

/**
 * The service worker: it answers from the device what the network can't, and only what is the same
 * for everybody. It is bundled by itself (src/main/build/offline.ts) and served as `/sw.js`.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { DEFAULT_LOCALE } from '#src/i18n/locales.ts';
import { localeOfPath } from '#src/i18n/paths.ts';
import { offlinePage } from './offline-page.ts';
import {
  isKeptPage,
  isLastingFile,
  isPage,
  isPicture,
  isSound,
  isStrokeFile,
  mayBeStored,
  pageKey,
  pictureFamily,
} from './what-may-be-kept.ts';

/** Written here by the build: the offline pages with what they need. */
declare const PRECACHED: PrecacheEntry[];

type Waiting = { skipWaiting: () => Promise<void> };

const DAY_S = 86_400;
/** A connection that has said nothing for so long counts as none where a page is kept. */
const PATIENCE_S = 4;

const storable: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(mayBeStored(response) ? response : null),
};
/** What this cache has not may lie in a pack. */
const orFromPacks: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse ?? (await caches.match(request)) ?? null,
};
const byPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
};
/** Packs hold each picture in one size; a screen may ask for another. */
const orAnotherSize: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const family = pictureFamily(new URL(request.url).pathname);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const kept = (await cache.keys()).find(
        ({ url }) => pictureFamily(new URL(url).pathname) === family,
      );
      if (kept) return cache.match(kept);
    }
    return undefined;
  },
};
const atMost = (maxEntries: number, days?: number) =>
  new ExpirationPlugin({
    maxEntries,
    ...(days && { maxAgeSeconds: days * DAY_S }),
    purgeOnQuotaError: true,
    // Its type leaves open what its prototype always has.
  }) as WorkboxPlugin;

const ours = (isIt: (pathname: string) => boolean) => {
  return ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && isIt(url.pathname);
};

precacheAndRoute(PRECACHED, {
  urlManipulation: ({ url }) => [new URL(pageKey(url.href))],
});

registerRoute(
  ours(isKeptPage),
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: PATIENCE_S,
    plugins: [byPage, storable, orFromPacks, atMost(60, 60)],
  }),
);
registerRoute(
  ours(isLastingFile),
  new CacheFirst({ cacheName: 'files', plugins: [storable, orFromPacks, atMost(300)] }),
);
registerRoute(
  ours(isPicture),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [storable, orFromPacks, orAnotherSize, atMost(120, 60)],
  }),
);
registerRoute(
  ours(isStrokeFile),
  new StaleWhileRevalidate({ cacheName: 'strokes', plugins: [storable, orFromPacks, atMost(400)] }),
);

registerRoute(
  ours(isSound),
  new CacheFirst({ cacheName: 'sounds', plugins: [storable, orFromPacks, atMost(200, 60)] }),
);

// Nothing of these is kept; where they can't be had, the page that says so comes in their place.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  new NetworkOnly(),
);

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error();
  const locale = localeOfPath(url.pathname) ?? DEFAULT_LOCALE;
  return (await matchPrecache(offlinePage(locale))) ?? Response.error();
});

clientsClaim();

// A new build waits until the learner agrees, or until the last tab of the old one is closed.
self.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | undefined>) => {
  if (data?.type === 'SKIP_WAITING') void (self as unknown as Waiting).skipWaiting();
});

import { LEARNER_PAGES } from '#src/domain/practice-pages.ts';
import { withoutLocale } from '#src/i18n/paths.ts';
import { isLasting } from '#src/lib/lasting-address.ts';

/** Pages that are the same for whoever asks: the others are somebody's own, or need the server. */
const KEPT_PAGE = new RegExp(`^/?$|^/contents(?:/|$)|^(?:${LEARNER_PAGES.join('|')})/?$`);

/** Whether a visited page may be kept on the device (OFFLINE-2). */
export const isKeptPage = (pathname: string): boolean => KEPT_PAGE.test(withoutLocale(pathname));

/** Whether visitors come there to read: the other addresses are the server's and the Studio's. */
export const isPage = (pathname: string): boolean => !/^\/(?:api|studio)(?:\/|$)/.test(pathname);

/** What never changes under its address, but for pictures and strokes, which are kept apart. */
export const isLastingFile = (pathname: string): boolean =>
  isLasting(pathname) && !isPicture(pathname) && !isStrokeFile(pathname);

export const isPicture = (pathname: string): boolean =>
  /^\/(?:_astro|images)\/.+\.(?:avif|webp|jpe?g|png|svg)$/.test(pathname);

/** Stroke data stay under their address when they are corrected. */
export const isStrokeFile = (pathname: string): boolean => /^\/strokes\//.test(pathname);

/** Recordings never change under their address either, and have a shelf of their own. */
export const isSound = (pathname: string): boolean => /^\/sounds\//.test(pathname);

/** One page, one key: a query or a slash at the end changes nothing in a built page. */
export const pageKey = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin + (pathname.replace(/\/$/, '') || '/');
};

/**
 * Whether an answer may lie on the device. Only files of the build carry a tag; what is made for
 * someone forbids to be stored or sets a cookie, which a worker can't see (OFFLINE-3).
 */
export const mayBeStored = ({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean =>
  status === 200 &&
  headers.has('etag') &&
  !headers.has('set-cookie') &&
  !/cookie|\*/i.test(headers.get('vary') ?? '') &&
  !/no-store|private/i.test(headers.get('cache-control') ?? '');

/**
 * What the sizes and formats of one picture have in common: `/_astro/harbour.C3vX` of
 * `/_astro/harbour.C3vX_Z1kQ.webp`.
 */
export const pictureFamily = (pathname: string): string =>
  pathname.replace(/_[\w-]+\.\w+$|\.\w+$/, '');

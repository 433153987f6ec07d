import { isLasting } from '#src/lib/lasting-address.ts';
import { isHtml } from './media-types.ts';

const DAY_S = 86_400;

/** The Studio's own files, whose addresses change with their content like those of `isLasting`. */
const OF_THE_STUDIO = /^\/studio\/static\//;
/** What only pages ask for. */
const PARTS_OF_PAGES = /^\/(_astro|fonts)\//;
/** Pictures and stroke data: they change rarely, and an old one does no harm for a while. */
const LONG_LIVED = /^\/(hero|images|icons|strokes)\//;

export const isPartOfPages = (address = ''): boolean => PARTS_OF_PAGES.test(address);

/** The service worker and what it goes by: a browser that kept them would keep an old build. */
const OF_THE_WORKER = /^\/(sw\.js$|offline\/)/;

/** How long browsers and proxies may keep a file without asking. */
export const cacheControlFor = (path: string, type: string): string => {
  if (isLasting(path) || OF_THE_STUDIO.test(path))
    return `public, max-age=${365 * DAY_S}, immutable`;
  if (isHtml(type) || OF_THE_WORKER.test(path)) return 'no-cache';
  if (LONG_LIVED.test(path)) {
    return `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`;
  }
  return 'public, max-age=3600';
};

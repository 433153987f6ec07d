/** Data files carry ten digits of their hash (data-file.ts). */
const LASTING = /^\/(?:_astro|fonts|sounds)\/|^\/(?:data|strokes)\/[^/]+\.[0-9a-f]{10}\.json$/;

/** Whether an address of the site changes with what lies there, so that a copy is never old. */
export const isLasting = (pathname: string): boolean => LASTING.test(pathname);

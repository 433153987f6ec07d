/** Whether a navigation or a request was made by a page of ours, as the browser says. */
export const isFromOurPages = (request: Request): boolean => {
  const { origin } = new URL(request.url);
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin';
  const from = request.headers.get('origin') ?? request.headers.get('referer');
  return from !== null && URL.parse(from)?.origin === origin;
};

/**
 * Whether a request that changes something was sent by another site. What is no browser sends none
 * of these headers and has no cookies of ours to abuse; a form is always a browser's.
 */
export const isForged = (request: Request): boolean => {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return false;
  const { origin } = new URL(request.url);
  const site = request.headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const from = request.headers.get('origin');
  if (from) return from !== origin;
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)$/.test(type);
};

/** What a page may not send people to, judged when dots and percent signs are resolved. */
const NO_PAGE = /^\/(\/|api(\/|$))/i;

/**
 * A path of this site to go back to, or nothing. Only paths: an address with a host, however it is
 * spelt, would make us send people elsewhere. None under `/api`, which acts when it is visited.
 */
export const ownPath = (value: unknown, origin: string): string | undefined => {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  const url = URL.parse(value, origin);
  if (url?.origin !== origin || NO_PAGE.test(url.pathname)) return undefined;
  const decoded = decodedPath(url);
  if (decoded === undefined || NO_PAGE.test(decoded)) return undefined;
  return url.pathname + url.search + url.hash;
};

/** The path as a server may read it that decodes first and resolves dots then. */
const decodedPath = ({ pathname, origin }: URL): string | undefined => {
  try {
    return URL.parse(origin + decodeURIComponent(pathname))?.pathname;
  } catch {
    return undefined;
  }
};

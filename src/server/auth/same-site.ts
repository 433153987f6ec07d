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

/**
 * A path of this site to go back to, or nothing. Only paths: an address with a host, however it is
 * spelt, would make us send people elsewhere.
 */
export const ownPath = (value: unknown, origin: string): string | undefined => {
  if (typeof value !== 'string' || !value.startsWith('/') || /^\/api(\/|$)/.test(value)) {
    return undefined;
  }
  const url = URL.parse(value, origin);
  if (url?.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
};

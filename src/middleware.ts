import type { AstroCookies } from 'astro';
import { defineMiddleware } from 'astro:middleware';
import { localeOfRequest } from '#src/server/endpoint-locale.ts';
import { isForged } from '#src/server/auth/same-site.ts';
import { readSession } from '#src/server/auth/sessions.ts';
import { faultOf, faultReply, faultWords, retryAfter } from '#src/server/endpoint.ts';
import { REQUEST_FAULTS } from '#src/lib/contract.ts';
import { localeOfVisitor } from '#src/lib/not-found.ts';
import { isOneClickRoute } from '#src/server/mail/link.ts';
import { plainPage } from '#src/server/plain-page.ts';
import { isPreview, showPreview } from '#src/server/preview/preview.server.ts';
import { refuseVisit } from '#src/server/refuse-visit.ts';
import { isSampleSite, withSampleNote } from '#src/server/sample.ts';
import { isTutorListOpen } from '#src/server/tutor-list.ts';
import { currentRequest } from '#src/server/watching/request-scope.ts';

/** These answer also where the data is away, and whoever asks: health, and the way in (ACCOUNTS-2). */
const FROM_ANYBODY = /^\/api\/(?:health\/\w+|login|callback)\/?$/;

/** Tells every on-demand request who it comes from, and refuses what another site sent. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { request, isPrerendered, locals, cookies, url, routePattern } = context;
  if (isPrerendered) return next();
  const scope = currentRequest();
  if (scope) scope.route = routePattern;
  // Endpoints name their own limits, and answer in a form of their own.
  const isPage = !url.pathname.startsWith('/api/');
  if (isForged(request) && !isOneClickRoute(url.pathname)) {
    return faultReply(localeOfRequest(request), 'forged');
  }
  // A form or a link of a page leads to an endpoint, too, and its answer is then what one sees.
  const isSeen = isPage || request.headers.get('Sec-Fetch-Mode') === 'navigate';
  const locale = () =>
    isPage || (isSeen && !url.searchParams.has('lang'))
      ? localeOfVisitor(url.pathname, request.headers.get('cookie') ?? '')
      : localeOfRequest(request);
  try {
    locals.isTutorListOpen = isTutorListOpen();
    locals.user = FROM_ANYBODY.test(url.pathname) ? undefined : await readSession(cookies);
    const refusal = isPage && (await refuseVisit('pages', context, locale()));
    const response =
      refusal ||
      (await (isPreview(routePattern) ? showPreview(url, locale(), () => next()) : next()));
    if (setsCookies(cookies)) keepPrivate(response);
    return isPage && isSampleSite() ? asSample(response) : response;
  } catch (error) {
    // Who develops sees the error itself.
    if (process.env.NODE_ENV === 'development') throw error;
    const fault = faultOf(error, { method: request.method, path: routePattern });
    if (!isSeen) return faultReply(locale(), fault, request.method);
    return plainPage(locale(), faultWords(locale(), fault, request.method), {
      status: REQUEST_FAULTS[fault],
      headers: retryAfter(fault),
    });
  }
});

const setsCookies = (cookies: AstroCookies): boolean => !cookies.headers().next().done;

/** A session that is renewed on a page for everyone is not for everyone's cache. */
const keepPrivate = ({ headers }: Response) => {
  if (headers.get('Cache-Control')?.includes('public')) {
    headers.set('Cache-Control', 'private, no-store');
  }
};

/** The page that says so; anything but a page stays as it is. */
const asSample = async (response: Response): Promise<Response> => {
  if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  return new Response(withSampleNote(await response.text()), response);
};

import type { APIRoute } from 'astro';
import { localeOfRequest } from '#src/server/endpoint-locale.ts';
import { faultReply } from '#src/server/endpoint.ts';

export const prerender = false;

/** Programs ask here, and can't read the page that people are shown. */
export const ALL: APIRoute = ({ request }) =>
  faultReply(localeOfRequest(request), 'no_such_endpoint');

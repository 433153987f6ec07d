import { only } from '#src/server/endpoint.ts';
import { localeOfRequest } from '#src/server/endpoint-locale.ts';
import { openPreview } from '#src/server/preview/preview.server.ts';

export const prerender = false;

export const ALL = only('GET', (context) => openPreview(context, localeOfRequest(context.request)));

import type { APIRoute } from 'astro';
import { localizedPath } from '#src/i18n/paths.ts';
import { PREVAILING_LOCALE } from '#src/lib/not-found.ts';

export const prerender = false;

/** The address without a language leads to the English text, which prevails (ADDRESSES-9). */
export const GET: APIRoute = ({ redirect, url }) =>
  redirect(localizedPath(PREVAILING_LOCALE, '/terms') + url.search, 302);

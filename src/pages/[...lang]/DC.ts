import type { APIRoute } from 'astro';
import { isLocale } from '#src/i18n/locales.ts';

export const prerender = false;

/** The short address of the data center. */
export const GET: APIRoute = ({ params: { lang }, redirect, rewrite, url }) => {
  if (lang !== undefined && !isLocale(lang, 'admin')) return rewrite('/404');
  return redirect(`${lang ? `/${lang}` : ''}/Data-Center${url.search}`, 302);
};

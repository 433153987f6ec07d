import type { APIRoute, GetStaticPaths } from 'astro';
import { localesWith } from '#src/i18n/locales.ts';
import { pageLocale } from '#src/i18n/paths.ts';
import { cachedSocialCard } from '#src/layouts/social-card/cached-card.ts';
import { cardContent, socialCardNames } from '#src/layouts/social-card/cards.ts';

export const getStaticPaths = (async () => {
  const names = await socialCardNames();
  return localesWith('learn').flatMap((lang) => names.map((name) => ({ params: { lang, name } })));
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const content = await cardContent(params['name'] ?? '', pageLocale('learn', params['lang']));
  return new Response(await cachedSocialCard(content), {
    headers: { 'content-type': 'image/jpeg' },
  });
};

import type { APIRoute } from 'astro';
import { LOCALES } from '#src/i18n/locales.ts';
import { pageLocale } from '#src/i18n/paths.ts';
import { cachedSocialCard } from '#src/layouts/social-card/cached-card.ts';
import { CARD_NAMES, cardContent, type CardName } from '#src/layouts/social-card/cards.ts';

export const getStaticPaths = () =>
  LOCALES.flatMap((lang) =>
    CARD_NAMES.map((name) => ({ params: { lang, name }, props: { name } })),
  );

export const GET: APIRoute<{ name: CardName }> = async ({ params, props }) => {
  const content = await cardContent(props.name, pageLocale(params['lang']));
  return new Response(await cachedSocialCard(content), {
    headers: { 'content-type': 'image/jpeg' },
  });
};

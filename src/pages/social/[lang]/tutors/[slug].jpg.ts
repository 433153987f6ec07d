import type { APIRoute } from 'astro';
import { choicesMessages } from '#src/features/teach/application/draft/choices.messages.ts';
import { KEPT_BRIEFLY } from '#src/features/teach/directory/directory.server.ts';
import { profileCard } from '#src/features/teach/directory/profile/profile-card.server.ts';
import { isLocale } from '#src/i18n/locales.ts';
import { inLocale } from '#src/i18n/messages.ts';

export const prerender = false;

export const GET: APIRoute = async ({ params, rewrite }) => {
  const { lang, slug = '' } = params;
  const card = isLocale(lang, 'learn')
    ? await profileCard(lang, slug, inLocale(lang, choicesMessages))
    : undefined;
  if (!card) return rewrite('/404');
  return new Response(card, {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': KEPT_BRIEFLY },
  });
};

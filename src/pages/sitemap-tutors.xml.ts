import type { APIRoute } from 'astro';
import {
  isListOpen,
  KEPT_BRIEFLY,
  listTutors,
} from '#src/features/teach/directory/directory.server.ts';
import { tutorSitemap } from '#src/features/teach/directory/sitemap.ts';

export const prerender = false;

export const GET: APIRoute = async ({ site, url }) => {
  const tutors = await listTutors();
  const slugs = (await isListOpen(tutors)) ? tutors.map(({ slug }) => slug) : undefined;
  return new Response(tutorSitemap(site ?? url, slugs), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': KEPT_BRIEFLY },
  });
};

import type { APIRoute } from 'astro';

export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nAllow: /\nSitemap: ${new URL('/sitemap-index.xml', site).href}\nSitemap: ${new URL('/sitemap-tutors.xml', site).href}\n`,
  );

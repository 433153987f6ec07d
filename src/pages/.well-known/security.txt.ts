import type { APIRoute } from 'astro';
import { securityTxt } from '#src/features/site/security/security-txt.ts';
import { readConfig } from '#src/lib/config.ts';

export const prerender = false;

/** Where weaknesses of this site are reported, where the settings say so (SECURITY-11). */
export const GET: APIRoute = ({ rewrite }) => {
  const { securityContacts, siteUrl } = readConfig(process.env);
  if (securityContacts.length === 0) return rewrite('/404');
  return new Response(securityTxt(securityContacts, siteUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'max-age=3600' },
  });
};

import type { APIRoute } from 'astro';

export const prerender = false;

/** The address without a language leads to the English text, which prevails (ADDRESSES-9). */
export const GET: APIRoute = ({ redirect, url }) => redirect(`/en/terms${url.search}`, 302);

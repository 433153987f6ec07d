import type { APIRoute } from 'astro';
import { dataFiles } from '#src/pages/data/_files.ts';

export const prerender = false;

/** What the previewed page loads after it, made with the same draft. */
export const GET: APIRoute = async ({ params }) => {
  const file = (await dataFiles()).find(({ name }) => name === params['name']);
  return file ? Response.json(file.data) : new Response(null, { status: 404 });
};

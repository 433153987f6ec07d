import type { APIRoute } from 'astro';
import { only } from '#src/server/endpoint.ts';
import { readHealth } from '#src/server/health.ts';

export const prerender = false;

/** Whether visitors may be sent here (OPERATION-11). */
export const ALL: APIRoute = only('GET', async () => {
  const health = await readHealth();
  return Response.json(health, {
    status: health.status === 'ready' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
});

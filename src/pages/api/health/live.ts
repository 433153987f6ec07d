import type { APIRoute } from 'astro';
import { only } from '#src/server/endpoint.ts';
import { sayLife } from '#src/server/leaving.ts';

export const prerender = false;

/** The process answers; whoever keeps it running need not start it anew (OPERATION-11). */
export const ALL: APIRoute = only('GET', sayLife);

import type { APIRoute } from 'astro';
import { receivePublication, readPublishingState } from '#src/server/publishing/publications.ts';

export const prerender = false;

export const GET: APIRoute = () => readPublishingState();
export const POST: APIRoute = ({ request }) => receivePublication(request);

import type { APIRoute } from 'astro';
import { receivePublication, tellPublishing } from '#src/server/publishing/publications.ts';

export const prerender = false;

export const GET: APIRoute = () => tellPublishing();
export const POST: APIRoute = ({ request }) => receivePublication(request);

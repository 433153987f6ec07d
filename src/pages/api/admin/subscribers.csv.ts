import { sendSubscribers } from '#src/features/site/newsletter/subscriber-export.server.ts';
import { only } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = only('GET', sendSubscribers);

import { subscribe } from '#src/features/newsletter/newsletter.server.ts';
import { subscription } from '#src/features/newsletter/subscription.contract.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(subscription, subscribe, { limit: 'newsletter' });

import { subscribe } from '#src/features/site/newsletter/newsletter.server.ts';
import { subscription } from '#src/features/site/newsletter/subscription.contract.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(subscription, subscribe, { limit: 'newsletter' });

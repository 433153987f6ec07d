import { unsubscribeLink } from '#src/features/site/newsletter/letter-links.server.ts';

export const prerender = false;

export const ALL = unsubscribeLink.follow;

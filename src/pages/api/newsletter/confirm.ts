import { confirmLink } from '#src/features/site/newsletter/letter-links.server.ts';

export const prerender = false;

export const ALL = confirmLink.follow;

import { followLetterLink } from '#src/features/newsletter/letter-links.server.ts';

export const prerender = false;

export const ALL = followLetterLink('confirm');

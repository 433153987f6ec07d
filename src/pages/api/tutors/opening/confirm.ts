import { confirmOpeningLink } from '#src/features/teach/directory/opening/opening-links.server.ts';

export const prerender = false;

export const ALL = confirmOpeningLink.follow;

import { stopFittingLink } from '#src/features/teach/directory/fitting/stop-fitting-link.server.ts';

export const prerender = false;

export const ALL = stopFittingLink.follow;

import { stopLink } from '#src/features/learn/reminders/stop-link.server.ts';

export const prerender = false;

export const ALL = stopLink.follow;

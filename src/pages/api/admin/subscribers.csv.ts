import { sendSubscribers } from '#src/features/site/newsletter/subscriber-export.server.ts';

export const prerender = false;

export const ALL = sendSubscribers;

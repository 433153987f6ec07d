import { sendSubscribers } from '#src/features/newsletter/subscriber-export.server.ts';

export const prerender = false;

export const GET = sendSubscribers;

import { sendEvents } from '#src/learning/learning.contract.ts';
import { takeEvents } from '#src/learning/server/learning.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(sendEvents, takeEvents, { limit: 'learning' });

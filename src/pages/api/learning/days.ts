import { readDays } from '#src/learning/learning.contract.ts';
import { tellDays } from '#src/learning/server/days.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(readDays, tellDays, { limit: 'learning' });

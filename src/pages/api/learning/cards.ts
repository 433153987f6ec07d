import { readCards } from '#src/learning/learning.contract.ts';
import { tellCards } from '#src/learning/server/learning.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(readCards, tellCards, { limit: 'learning' });

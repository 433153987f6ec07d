import { forgetLearning } from '#src/learning/learning.contract.ts';
import { forgetAll } from '#src/learning/server/privacy.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(forgetLearning, forgetAll, { limit: 'learning' });

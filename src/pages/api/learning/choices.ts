import { sendChoices } from '#src/learning/learning.contract.ts';
import { takeChoices } from '#src/learning/server/learning.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(sendChoices, takeChoices, { limit: 'learning' });

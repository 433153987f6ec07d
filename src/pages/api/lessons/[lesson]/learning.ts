import { shareLearning } from '#src/features/teach/lessons/lesson/share-learning.contract.ts';
import { share } from '#src/features/teach/lessons/lesson/share-learning.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(shareLearning, share, { limit: 'lessons' });

import { exportLearning } from '#src/learning/learning.contract.ts';
import { exportAll } from '#src/learning/server/privacy.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(exportLearning, exportAll, { limit: 'learning' });

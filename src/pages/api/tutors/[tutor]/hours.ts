import { tellFreeHours } from '#src/features/teach/lessons/free-hours.server.ts';
import { freeHours } from '#src/features/teach/lessons/lessons.contract.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(freeHours, tellFreeHours, { limit: 'lessons' });

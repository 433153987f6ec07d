import { changeOwn } from '#src/features/teach/lessons/change.server.ts';
import { changeLesson } from '#src/features/teach/lessons/lessons.contract.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(changeLesson, changeOwn, { limit: 'lessons' });

import { changeOwn } from '#src/features/teach/lessons/change.server.ts';
import { changeLesson, oneLesson } from '#src/features/teach/lessons/lessons.contract.ts';
import { tellOne } from '#src/features/teach/lessons/read.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(oneLesson, tellOne, { limit: 'lessons' });
export const ALL = endpoint(changeLesson, changeOwn, { limit: 'lessons' });

import { ask } from '#src/features/teach/lessons/ask.server.ts';
import { askForLesson } from '#src/features/teach/lessons/lessons.contract.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(askForLesson, ask, { limit: 'lessons' });

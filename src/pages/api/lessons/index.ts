import { ask } from '#src/features/teach/lessons/ask.server.ts';
import { askForLesson, myLessons } from '#src/features/teach/lessons/lessons.contract.ts';
import { tellMine } from '#src/features/teach/lessons/read.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const GET = endpoint(myLessons, tellMine, { limit: 'lessons' });
export const ALL = endpoint(askForLesson, ask, { limit: 'lessons' });

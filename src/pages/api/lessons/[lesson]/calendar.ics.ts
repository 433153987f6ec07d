import { lessonFile } from '#src/features/teach/lessons/calendar/calendar.contract.ts';
import { tellFile } from '#src/features/teach/lessons/calendar/calendar.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(lessonFile, tellFile, { limit: 'lessons' });

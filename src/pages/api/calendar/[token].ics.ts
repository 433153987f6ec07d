import { calendarFeed } from '#src/features/teach/lessons/calendar/calendar.contract.ts';
import { tellFeed } from '#src/features/teach/lessons/calendar/calendar.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(calendarFeed, tellFeed, { limit: 'pages' });

import {
  closeCalendar,
  openCalendar,
} from '#src/features/teach/lessons/calendar/calendar.contract.ts';
import { close, open } from '#src/features/teach/lessons/calendar/calendar.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const DELETE = endpoint(closeCalendar, close, { limit: 'lessons' });
export const ALL = endpoint(openCalendar, open, { limit: 'lessons' });

import { setReminder } from '#src/features/learn/reminders/reminders.contract.ts';
import { takeReminder } from '#src/features/learn/reminders/reminders.server.ts';
import { endpoint } from '#src/server/endpoint.ts';

export const prerender = false;

export const ALL = endpoint(setReminder, takeReminder, { limit: 'learning' });

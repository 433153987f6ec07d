import { z } from 'zod';
import { lessonsMessages } from '../lessons.messages.ts';

const shared = { messages: lessonsMessages } as const;
const signedIn = { unauthenticated: 401, forbidden: 403 } as const;
const success = z.literal(true);

/** Opens the reader's feed at a new secret address; the one before, if any, ends. */
export const openCalendar = {
  ...shared,
  path: '/api/calendar',
  method: 'POST',
  accepts: 'application/json',
  input: z.strictObject({}),
  /** The address is told this once: only its hash is kept. */
  reply: z.object({ success, address: z.url() }),
  failures: signedIn,
} as const;

/** Ends the reader's feed: its address opens nothing any more. */
export const closeCalendar = {
  ...shared,
  path: '/api/calendar',
  method: 'DELETE',
  input: z.object({}),
  reply: z.object({ success }),
  failures: signedIn,
} as const;

/** The feed itself, for whoever has its address. */
export const calendarFeed = {
  ...shared,
  path: '/api/calendar/{token}.ics',
  method: 'GET',
  input: z.object({ token: z.string().max(100), lang: z.string().optional() }),
  reply: z.custom<Response>(),
  failures: { not_found: 404 },
} as const;

/** One of the reader's accepted lessons, to be put into a calendar by hand. */
export const lessonFile = {
  ...shared,
  path: '/api/lessons/{lesson}/calendar.ics',
  method: 'GET',
  input: z.object({ lesson: z.string().max(64), lang: z.string().optional() }),
  reply: z.custom<Response>(),
  failures: { ...signedIn, not_found: 404 },
} as const;

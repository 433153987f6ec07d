import { z } from 'zod';
import { lessonsMessages } from '../lessons.messages.ts';

/** Shows the tutor of one of the reader's lessons what the reader is learning, or no longer. */
export const shareLearning = {
  messages: lessonsMessages,
  path: '/api/lessons/{lesson}/learning',
  method: 'PUT',
  accepts: 'application/json',
  input: z.strictObject({ lesson: z.string().max(64), shares: z.boolean() }),
  reply: z.object({ success: z.literal(true), shares: z.boolean() }),
  failures: { unauthenticated: 401, forbidden: 403, not_found: 404 },
} as const;

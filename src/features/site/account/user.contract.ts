import { z } from 'zod';
import { ROLES } from '#src/domain/roles.ts';

const en = { signed_out: 'Nobody is signed in.' };
const ar = { signed_out: 'لم يُسجَّل الدخول.' };

/** Who is signed in; 401 means nobody. */
export const whoAmI = {
  path: '/api/auth/user',
  method: 'GET',
  input: z.object({}),
  reply: z.object({
    id: z.string(),
    role: z.enum(ROLES).nullable(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    /** Whether there is a page of lessons to lead to. */
    hasLessons: z.boolean(),
  }),
  failures: { signed_out: 401 },
  messages: { en, ar },
} as const;

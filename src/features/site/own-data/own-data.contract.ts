import * as z from 'zod/mini';

const en = { signed_out: 'Nobody is signed in.' };
const ar = { signed_out: 'لم يُسجَّل الدخول.' };
const zh = { signed_out: '您尚未登录。' };

/** All that is kept of whoever is signed in, as one archive, for them to take along. */
export const exportAccount = {
  path: '/api/account/export',
  method: 'GET',
  input: z.object({}),
  reply: z.custom<Response>(),
  failures: { signed_out: 401 },
  messages: { en, ar, zh },
} as const;

import type { Like } from '#src/i18n/messages.ts';

const en = {
  unauthenticated: 'Please sign in first.',
  forbidden: 'Only admins can fetch this list.',
};

const ar: Like<typeof en> = {
  unauthenticated: 'نرجو تسجيل الدخول أولًا.',
  forbidden: 'هذه القائمة متاحة للمديرين فقط.',
};

export const csvForAdminsMessages = { en, ar };

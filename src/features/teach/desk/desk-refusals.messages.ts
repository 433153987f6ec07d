import type { Like } from '#src/i18n/messages.ts';

const en = {
  signed_out: 'Please sign in first.',
  not_admin: 'Only admins can fetch the list of students.',
};

const ar: Like<typeof en> = {
  signed_out: 'نرجو تسجيل الدخول أولًا.',
  not_admin: 'قائمة الطلّاب متاحة للمديرين فقط.',
};

export const deskRefusals = { en, ar };

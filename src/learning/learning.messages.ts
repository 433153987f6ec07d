import type { Like } from '#src/i18n/messages.ts';

const en = {
  signed_out: 'Please sign in first.',
  other_account: 'This practice belongs to another account.',
  too_much_at_once: 'Too much was sent at once.',
  zone: 'This time zone does not exist.',
  days: 'These days are too many, or end before they begin.',
};

const ar: Like<typeof en> = {
  signed_out: 'نرجو تسجيل الدخول أولًا.',
  other_account: 'هذا التدرّب يخصّ حسابًا آخر.',
  too_much_at_once: 'أُرسل أكثر ممّا يمكن استلامه دفعة واحدة.',
  zone: 'هذه المنطقة الزمنية غير موجودة.',
  days: 'الأيام المطلوبة أكثر من اللازم، أو آخرها قبل أولها.',
};

export const learningMessages = { en, ar };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Newsletter',
  confirmed: 'Confirmed',
  pending: 'Not confirmed yet',
  unsubscribed: 'Unsubscribed',
  byDay: 'Subscriptions by day, the last 30 days',
  download: 'Download the list (CSV)',
};

const ar: Like<typeof en> = {
  title: 'النشرة البريدية',
  confirmed: 'اشتراكات مؤكَّدة',
  pending: 'لم تُؤكَّد بعد',
  unsubscribed: 'اشتراكات ملغاة',
  byDay: 'الاشتراكات بحسب اليوم، في آخر 30 يومًا',
  download: 'تنزيل القائمة (CSV)',
};

export const subscriberFiguresMessages = { en, ar };

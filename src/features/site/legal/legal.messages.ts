import type { Like } from '#src/i18n/messages.ts';

const en = {
  lastUpdated: 'Last updated: {date}',
  operator: 'Operator: {operator}',
  onThisPage: 'On this page',
  describe: {
    terms: 'The rules for using Hanlu.',
    'privacy-policy': 'What Hanlu does with personal data.',
  },
};

const ar: Like<typeof en> = {
  lastUpdated: 'آخر تحديث: {date}',
  operator: 'الجهة المشغِّلة: {operator}',
  onThisPage: 'في هذه الصفحة',
  describe: {
    terms: 'القواعد التي تُستخدَم هانلو بموجبها.',
    'privacy-policy': 'ما تفعله هانلو بالبيانات الشخصية.',
  },
};

export const legalMessages = { en, ar };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  openingSoon: 'Subscription opens here soon. Nothing is collected until then.',
};

const ar: Like<typeof en> = {
  openingSoon: 'يُفتح الاشتراك هنا قريبًا، ولا نجمع أي بيانات قبل ذلك.',
};

export const newsletterMessages = { en, ar };

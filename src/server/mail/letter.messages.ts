import type { Like } from '#src/i18n/messages.ts';

const en = {
  byHand: 'If the button does not open, copy this address into your browser:',
};

const ar: Like<typeof en> = {
  byHand: 'إن لم يعمل الزر، فيمكن نسخ هذا العنوان إلى المتصفح:',
};

export const letterMessages = { en, ar };

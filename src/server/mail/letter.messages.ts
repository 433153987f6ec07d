import type { Like } from '#src/i18n/messages.ts';

const en = {
  byHand: 'If the button does not work, copy this address into your browser:',
};

const ar: Like<typeof en> = {
  byHand: 'إن لم يعمل الزرّ، فيمكن نسخ هذا العنوان إلى المتصفّح:',
};

const zh: Like<typeof en> = {
  byHand: '如果按钮打不开，请将此网址复制到浏览器：',
};

export const letterMessages = { en, ar, zh };

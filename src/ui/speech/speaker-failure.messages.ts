import type { Like } from '#src/i18n/messages.ts';

const en = {
  failed:
    'Nothing was read aloud: this part of the page could not be loaded. Check your connection and press again. If it stays silent, load the page again.',
  reload: 'Load the page again',
  close: 'Close',
};

const ar: Like<typeof en> = {
  failed:
    'لم يُقرأ شيء، فقد تعذّر تحميل هذا الجزء من الصفحة. تحقّقوا من الاتّصال ثم اضغطوا مرة أخرى، وإن لم تسمعوا شيئًا فأعيدوا تحميل الصفحة.',
  reload: 'إعادة تحميل الصفحة',
  close: 'إغلاق',
};

export const speakerFailureMessages = { en, ar };

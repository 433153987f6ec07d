import type { Like } from '#src/i18n/messages.ts';

const en = {
  failed: 'Part of the page could not be loaded. Check your connection, then try once more.',
  reload: 'Load the page again',
};

const ar: Like<typeof en> = {
  failed: 'تعذّر تحميل جزء من الصفحة. تحقّقوا من الاتّصال ثم أعيدوا المحاولة.',
  reload: 'إعادة تحميل الصفحة',
};

const zh: Like<typeof en> = {
  failed: '页面的一部分未能加载。请检查网络连接，然后重试。',
  reload: '重新加载页面',
};

export const islandFailureMessages = { en, ar, zh };

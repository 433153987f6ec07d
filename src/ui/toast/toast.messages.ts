import type { Like } from '#src/i18n/messages.ts';

const en = {
  region: 'Notifications ({hotkey})',
  notification: 'Notification',
  close: 'Close',
};

const ar: Like<typeof en> = {
  region: 'الإشعارات ({hotkey})',
  notification: 'إشعار',
  close: 'إغلاق',
};

const zh: Like<typeof en> = {
  region: '通知（{hotkey}）',
  notification: '通知',
  close: '关闭',
};

export const toastMessages = { en, ar, zh };

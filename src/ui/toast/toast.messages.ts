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

export const toastMessages = { en, ar };

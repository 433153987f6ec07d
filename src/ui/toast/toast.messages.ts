import type { Like } from '#src/i18n/messages.ts';

const en = {
  region: 'Notifications ({hotkey})',
  close: 'Close',
};

const ar: Like<typeof en> = {
  region: 'الإشعارات ({hotkey})',
  close: 'إغلاق',
};

export const toastMessages = { en, ar };

export const toastWords = {
  ar: { region: 'الإشعارات ({hotkey})', close: 'إغلاق' },
  en: { region: 'Notifications ({hotkey})', close: 'Close' },
};

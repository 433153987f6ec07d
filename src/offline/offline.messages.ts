import type { Like } from '#src/i18n/messages.ts';

const en = {
  newVersion: 'A new version is ready',
  newVersionHelp: 'Reload to use it. What you have practised stays.',
  reload: 'Reload',
};

const ar: Like<typeof en> = {
  newVersion: 'نسخة جديدة من الموقع جاهزة',
  newVersionHelp: 'أعيدوا تحميل الصفحة لاستعمالها، وكل ما تدرّبتم عليه باقٍ.',
  reload: 'إعادة التحميل',
};

export const offlineMessages = { en, ar };

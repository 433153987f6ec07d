import type { Like } from '#src/i18n/messages.ts';

const en = {
  unauthorized: 'Maintenance is for commands on this machine that know the secret of its data.',
  unknown_task: 'There is no such task.',
};

const ar: Like<typeof en> = {
  unauthorized: 'الصيانة متاحة فقط لأوامر على هذا الجهاز تعرف سرّ بياناته.',
  unknown_task: 'هذه المهمّة غير موجودة.',
};

export const maintenanceMessages = { en, ar };

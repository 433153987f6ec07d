import type { Like } from '#src/i18n/messages.ts';

const en = {
  /** The name of what is kept follows, in Chinese. */
  keep: 'Keep',
  write: 'Write it',
  known: 'Known',
  fleeting: 'Kept until you leave: nothing can be stored on this device just now.',
  failed: 'This could not be loaded. Check your connection, then press once more.',
};

const ar: Like<typeof en> = {
  keep: 'حفظ في المفضّلة:',
  write: 'تمرين الكتابة',
  known: 'في الذاكرة',
  fleeting: 'محفوظ حتى مغادرة الصفحة، إذ يتعذّر الحفظ على هذا الجهاز الآن.',
  failed: 'تعذّر التحميل. تحقّقوا من الاتّصال ثم اضغطوا مرة أخرى.',
};

export const keepMessages = { en, ar };

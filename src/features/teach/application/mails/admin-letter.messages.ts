import type { Like } from '#src/i18n/messages.ts';

const en = {
  application_arrived: {
    subject: 'An application to teach: {name}',
    text: '{name} has submitted an application to teach and waits for a decision.',
  },
  changes_arrived: {
    subject: 'Changes to a profile: {name}',
    text: '{name} teaches on Hanlu and has submitted changes to the profile. Students see the old one until you approve them.',
  },
  unnamed: 'Somebody without a name',
  action: 'Review it',
  why: 'You get this mail because you are an admin of Hanlu.',
};

const ar: Like<typeof en> = {
  application_arrived: {
    subject: 'طلب للتدريس: {name}',
    text: 'وصل طلب للتدريس من {name}، وهو في انتظار القرار.',
  },
  changes_arrived: {
    subject: 'تعديلات على ملف معلّم: {name}',
    text: 'وصلت تعديلات على ملف {name}. يرى الطلاب الملف السابق إلى أن توافقوا عليها.',
  },
  unnamed: 'شخص لم يذكر اسمه',
  action: 'مراجعة الطلب',
  why: 'وصلتكم هذه الرسالة لأنكم من مديري هانلو.',
};

export const adminLetterMessages = { en, ar };

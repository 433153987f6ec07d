import type { Like } from '#src/i18n/messages.ts';

const en = {
  application_arrived: {
    subject: 'An application to teach: {name}',
    text: '{name} has submitted an application to teach and waits for a decision.',
  },
  changes_arrived: {
    subject: 'Changes to a profile: {name}',
    text: '{name} teaches on Hanlu and has submitted changes to the profile. What was approved holds until you decide.',
  },
  quarrel: {
    subject: 'Two accounts of a lesson: {student} and {tutor}',
    text: '{student} and {tutor} give different accounts of their lesson on {when}, Riyadh time. It waits for a decision.',
    words: 'The student says: {studentSaid}. The tutor says: {tutorSaid}.',
    action: 'Decide',
  },
  unnamed: 'Somebody without a name',
  former: 'A former member',
  action: 'Review it',
  why: 'You are receiving this email because you are an admin of Hanlu.',
};

const ar: Like<typeof en> = {
  application_arrived: {
    subject: 'طلب للتدريس: {name}',
    text: 'وصل طلب للتدريس من {name}، وهو في انتظار القرار.',
  },
  changes_arrived: {
    subject: 'تعديلات على ملفّ معلّم: {name}',
    text: 'وصلت تعديلات على ملفّ {name}. يبقى الملفّ المقبول كما هو إلى أن تقرّروا.',
  },
  quarrel: {
    subject: 'روايتان مختلفتان عن درس: {student} و{tutor}',
    text: 'اختلف الطرفان في رواية ما جرى في درس {student} مع {tutor}، {when} بتوقيت الرياض، وهو في انتظار القرار.',
    words: 'رواية الطالب: {studentSaid}. رواية المعلّم: {tutorSaid}.',
    action: 'اتّخاذ القرار',
  },
  unnamed: 'شخص لم يذكر اسمه',
  former: 'عضو سابق',
  action: 'مراجعة ما أُرسل',
  why: 'وصلتكم هذه الرسالة لأنّكم من مديري هانلو.',
};

export const adminLetterMessages = { en, ar };

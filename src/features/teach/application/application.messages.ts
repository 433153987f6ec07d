import type { Like } from '#src/i18n/messages.ts';
import { faultsMessages } from './draft/faults.messages.ts';

const en = {
  unauthenticated: 'You are no longer signed in. Sign in again to go on; nothing is lost.',
  forbidden: 'Only tutors can fill in a tutor application.',
  not_found: 'There is no such application.',
  conflict: 'This application was changed in another tab or on another device.',
  locked: 'This application has been submitted and can’t be changed now.',
  incomplete: 'Some parts of the application are missing or wrong.',
};

const ar: Like<typeof en> = {
  unauthenticated: 'انتهت جلستكم. سجّلوا الدخول من جديد للمتابعة، ولن يضيع شيء.',
  forbidden: 'طلب الانضمام للتدريس متاح للمعلّمين فقط.',
  not_found: 'لا يوجد طلب كهذا.',
  conflict: 'تغيّر هذا الطلب في علامة تبويب أخرى أو على جهاز آخر.',
  locked: 'أُرسل هذا الطلب، ولا يمكن تغييره الآن.',
  incomplete: 'بعض أجزاء الطلب ناقص أو غير صحيح.',
};

/** What the endpoints of an application answer, with the words for wrong fields. */
export const applicationMessages = {
  en: { ...faultsMessages.en, ...en },
  ar: { ...faultsMessages.ar, ...ar },
};

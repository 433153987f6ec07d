import type { Like } from '#src/i18n/messages.ts';
import { faultsMessages } from './draft/faults.messages.ts';

const en = {
  unauthenticated: 'You are no longer signed in. Sign in again to go on; nothing is lost.',
  forbidden: 'Only tutors can fill in a tutor application.',
  not_found: 'There is no such application.',
  conflict: 'This application was changed in another tab or on another device.',
  locked: 'This application has been submitted and can’t be changed now.',
  incomplete: 'Some parts of the application are missing or wrong.',
  too_soon: 'You can apply again 30 days after your application was declined.',
};

const ar: Like<typeof en> = {
  unauthenticated: 'انتهت جلستكم. سجّلوا الدخول من جديد للمتابعة، ولن يضيع شيء.',
  forbidden: 'طلب الانضمام للتدريس متاح للمعلّمين فقط.',
  not_found: 'هذا الطلب غير موجود.',
  conflict: 'تغيّر هذا الطلب في علامة تبويب أخرى أو على جهاز آخر.',
  locked: 'أُرسل هذا الطلب، ولا يمكن تغييره الآن.',
  incomplete: 'بعض أجزاء الطلب ناقص أو غير صحيح.',
  too_soon: 'يمكنكم التقديم من جديد بعد 30 يومًا من رفض طلبكم.',
};

const zh: Like<typeof en> = {
  unauthenticated: '您的登录已失效。请重新登录后继续，内容不会丢失。',
  forbidden: '只有老师才能填写授课申请。',
  not_found: '没有这份申请。',
  conflict: '此申请已在其他标签页或设备上被修改。',
  locked: '此申请已提交，现在不能修改。',
  incomplete: '申请中有内容缺失或有误。',
  too_soon: '申请未通过的 30 天后，您可以重新申请。',
};

/** What the endpoints of an application answer, with the words for wrong fields. */
export const applicationMessages = {
  en: { ...faultsMessages.en, ...en },
  ar: { ...faultsMessages.ar, ...ar },
  zh: { ...faultsMessages.zh, ...zh },
};

export const lettersWords = {
  ar: {
    application_arrived: { subject: 'طلب للتدريس: {name}' },
    approved: { subject: 'قُبل طلب انضمامكم للتدريس' },
    returned: { subject: 'طلب انضمامكم للتدريس يحتاج إلى بعض التعديلات' },
    declined: { subject: 'لم يُقبل طلب انضمامكم للتدريس' },
    suspended: { subject: 'أُخفي ملفّكم في هانلو' },
    role_corrected: { subject: 'لم يعد ملفّكم ظاهرًا للطلّاب' },
    roleReturned: { subject: 'عاد إليكم دور المعلّم في هانلو' },
  },
  en: {
    application_arrived: { subject: 'An application to teach: {name}' },
    approved: { subject: 'Your tutor application is approved' },
    returned: { subject: 'Your tutor application needs a few changes' },
    declined: { subject: 'Your tutor application was declined' },
    suspended: { subject: 'Your profile on Hanlu is hidden' },
    role_corrected: { subject: 'Students don’t see your tutor profile any more' },
    roleReturned: { subject: 'You have the role of a teacher again on Hanlu' },
  },
};

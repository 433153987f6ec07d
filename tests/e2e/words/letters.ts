export const lettersWords = {
  ar: {
    approved: { subject: 'قُبل طلب انضمامكم للتدريس' },
    returned: { subject: 'طلب انضمامكم للتدريس يحتاج إلى بعض التعديلات' },
  },
  en: {
    approved: { subject: 'Your tutor application is approved' },
    returned: { subject: 'Your tutor application needs a few changes' },
  },
};

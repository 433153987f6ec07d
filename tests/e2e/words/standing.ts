export const standingWords = {
  ar: { returned: { title: 'يحتاج طلبكم إلى بعض التعديلات', action: 'تعديل الطلب' } },
  en: {
    returned: { title: 'Your application needs a few changes', action: 'Change the application' },
  },
};

export const standingWords = {
  ar: {
    returned: { title: 'يحتاج طلبكم إلى بعض التعديلات', action: 'تعديل الطلب' },
    declined: { title: 'لم يُقبل طلبكم' },
    suspended: { title: 'ملفّكم مخفيّ' },
    lessons: 'دروسكم حتى الآن',
  },
  en: {
    returned: { title: 'Your application needs a few changes', action: 'Change the application' },
    declined: { title: 'Your application was declined' },
    suspended: { title: 'Your profile is hidden' },
    lessons: 'Your lessons so far',
  },
};

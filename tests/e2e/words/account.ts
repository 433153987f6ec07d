export const accountWords = {
  ar: {
    signup: {
      provider: 'حساب هانلو',
      continueWith: 'المتابعة عبر {provider}',
      waiting: 'ننقلكم إلى صفحة الدخول الآمنة…',
      chooseRole: 'اختاروا دوركم',
    },
    roles: { student: 'طالب' },
    denied: { title: 'لا تملكون صلاحية الدخول', login: 'تسجيل الدخول' },
    conflict: { teacher: 'هذا الحساب مسجَّل بصفة معلّم، ولا يمكن تسجيله بصفة طالب.' },
  },
  en: {
    signup: {
      provider: 'a Hanlu account',
      continueWith: 'Continue with {provider}',
      waiting: 'Taking you to the secure sign-in page…',
      chooseRole: 'Choose your role',
    },
    roles: { student: 'Student' },
    denied: { title: 'Access Denied', login: 'Login' },
    conflict: {
      teacher: 'This account is registered as a teacher and cannot register as a student.',
    },
  },
};

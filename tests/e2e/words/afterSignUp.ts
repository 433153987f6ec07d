export const afterSignUpWords = {
  ar: {
    title: 'شكرًا لانضمامكم!',
    account: 'حسابكم',
    home: 'العودة إلى الصفحة الرئيسية',
    later: 'لاحقًا',
    student: { title: 'أسئلة قليلة لدروس تناسبكم أكثر' },
  },
  en: {
    title: 'Thank you for joining!',
    account: 'Your account',
    home: 'Back to the home page',
    later: 'Later',
    student: { title: 'A few questions, for lessons that suit you' },
  },
};

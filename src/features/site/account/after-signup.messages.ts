import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Thank you for joining!',
  message: 'Your account is ready. We are glad that you are here.',
  visitorMessage: 'We are glad that you are here.',
  home: 'Back to the home page',
  follow: 'Follow us',
  student: {
    title: 'A few questions, and lessons fit you better',
    message: 'Answer a short questionnaire so that we can match lessons and tutors to you.',
    go: 'Answer the questions',
  },
  teacher: {
    title: 'Complete your tutor profile',
    message: 'Students find you once your application is complete and approved.',
    progress: 'Progress: Step {step} of {total}',
    go: 'Continue the application',
  },
  later: 'Later',
};

const ar: Like<typeof en> = {
  title: 'شكرًا لانضمامكم!',
  message: 'حسابكم جاهز، ويسعدنا وجودكم معنا.',
  visitorMessage: 'يسعدنا وجودكم معنا.',
  home: 'العودة إلى الصفحة الرئيسية',
  follow: 'تابعونا',
  student: {
    title: 'أسئلة قليلة لدروس تناسبكم أكثر',
    message: 'أجيبوا عن استبانة قصيرة لنختار لكم الدروس والمعلّمين الأنسب.',
    go: 'الإجابة عن الأسئلة',
  },
  teacher: {
    title: 'أكملوا ملفّ المعلّم',
    message: 'يجدكم الطلاب بعد اكتمال طلبكم والموافقة عليه.',
    progress: 'التقدّم: الخطوة {step} من {total}',
    go: 'متابعة الطلب',
  },
  later: 'لاحقًا',
};

export const afterSignUpMessages = { en, ar };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Thank you for joining!',
  message: 'Your account is ready. We are glad that you are here.',
  account: 'Your account',
  visitorMessage: 'We are glad that you are here.',
  home: 'Back to the home page',
  follow: 'Follow us',
  student: {
    title: 'A few questions, for lessons that suit you',
    message: 'Answer a short questionnaire, so that we can find tutors who fit you.',
    go: 'Answer the questions',
  },
  teacher: {
    title: 'Complete your tutor profile',
    message: 'Students can find you once your application is complete and approved.',
    progress: 'Progress: Step {step} of {total}',
    go: 'Continue the application',
  },
  later: 'Later',
};

const ar: Like<typeof en> = {
  title: 'شكرًا لانضمامكم!',
  message: 'حسابكم جاهز، ويسعدنا وجودكم معنا.',
  account: 'حسابكم',
  visitorMessage: 'يسعدنا وجودكم معنا.',
  home: 'العودة إلى الصفحة الرئيسية',
  follow: 'تابعونا',
  student: {
    title: 'أسئلة قليلة لدروس تناسبكم أكثر',
    message: 'أجيبوا عن استبانة قصيرة لنختار لكم المعلّمين الأنسب.',
    go: 'الإجابة عن الأسئلة',
  },
  teacher: {
    title: 'أكملوا ملفّ المعلّم',
    message: 'يجدكم الطلّاب بعد اكتمال طلبكم وقبوله.',
    progress: 'التقدّم: الخطوة {step} من {total}',
    go: 'متابعة الطلب',
  },
  later: 'لاحقًا',
};

const zh: Like<typeof en> = {
  title: '感谢您的加入！',
  message: '您的账号已开通，很高兴与您同行。',
  account: '您的账号',
  visitorMessage: '很高兴您来到这里。',
  home: '返回首页',
  follow: '关注我们',
  student: {
    title: '回答几个问题，课程会更适合您',
    message: '请填写一份简短的问卷，方便我们为您匹配老师。',
    go: '开始回答',
  },
  teacher: {
    title: '完善您的老师资料',
    message: '申请填写完整并通过审核后，学生就能找到您。',
    progress: '进度：第 {step} 步，共 {total} 步',
    go: '继续填写申请',
  },
  later: '以后再说',
};

export const afterSignUpMessages = { en, ar, zh };

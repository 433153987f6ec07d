import type { Like } from '#src/i18n/messages.ts';

const en = {
  final: {
    title: 'Great!',
    message: 'Your answers are ready. Sign up, and they become part of your account.',
    memberMessage: 'Your answers are ready. One more confirmation, and they are kept.',
    guardianTitle: 'For a learner under 18',
    guardianNote:
      'Accounts are for adults: a parent or guardian learns with the child on their own account, and the child has none. Please confirm that this is you.',
    guardian:
      'I am the learner’s parent or guardian. This account is mine: I open it and manage it.',
    terms: 'I have read the {terms} and the {privacy}, and I accept them.',
    termsLink: 'Terms of Service',
    privacyLink: 'Privacy Policy',
    newTab: '(opens in a new tab)',
    tickToGoOn: 'Please tick this box to go on.',
    signUp: 'Sign up NOW',
    save: 'Save my answers',
    goBack: 'Go Back',
    redirectNote: 'You will be redirected to a secure authentication page.',
  },
  barred: {
    title: 'Access Denied',
    message: 'This account is registered as a teacher and cannot use the student onboarding.',
    conflict:
      'This email is already registered as a teacher. You cannot use the student onboarding.',
    redirecting: 'Taking you to the home page…',
    home: 'Go to the home page',
    application: 'Go to your tutor application',
  },
};

const ar: Like<typeof en> = {
  final: {
    title: 'رائع!',
    message: 'إجاباتكم جاهزة. بعد التسجيل تصبح جزءًا من حسابكم.',
    memberMessage: 'إجاباتكم جاهزة. بقي تأكيد واحد لحفظها.',
    guardianTitle: 'لمتعلّم دون الثامنة عشرة',
    guardianNote:
      'الحسابات للبالغين: يتعلّم وليّ الأمر (أحد الوالدين أو الوصيّ القانوني) مع الطفل بحسابه هو، ولا حساب للطفل. نرجو تأكيد ذلك.',
    guardian:
      'أنا وليّ أمر المتعلّم (أحد الوالدين أو الوصيّ القانوني). هذا الحساب لي، وأنا من يفتحه ويديره.',
    terms: 'اطّلعتُ على {terms} و{privacy}، وأوافق عليهما.',
    termsLink: 'شروط الخدمة',
    privacyLink: 'سياسة الخصوصية',
    newTab: '(يُفتح في علامة تبويب جديدة)',
    tickToGoOn: 'نرجو وضع علامة في هذا المربّع للمتابعة.',
    signUp: 'سجّلوا الآن',
    save: 'حفظ إجاباتي',
    goBack: 'الرجوع',
    redirectNote: 'ستنتقلون إلى صفحة آمنة للتحقّق من الهوية.',
  },
  barred: {
    title: 'لا تملكون صلاحية الدخول',
    message: 'هذا الحساب مسجَّل بصفة معلّم، ولا يمكنه استخدام استبانة الطلّاب.',
    conflict: 'هذا البريد الإلكتروني مسجَّل لمعلّم، فلا يمكن استخدام استبانة الطلّاب به.',
    redirecting: 'ننقلكم إلى الصفحة الرئيسية…',
    home: 'العودة إلى الصفحة الرئيسية',
    application: 'الذهاب إلى طلب الانضمام للتدريس',
  },
};

export const finishMessages = { en, ar };

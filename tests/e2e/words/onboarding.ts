export const onboardingWords = {
  ar: {
    progress: 'السؤال {n} من {total}',
    picture: { failed: 'تعذّر تحميل الصورة' },
    signIn: 'تسجيل الدخول',
    previous: 'السابق',
    next: 'التالي',
    skip: 'تخطّي السؤال',
    finish: 'إنهاء',
    other: 'غير ذلك',
    otherPlaceholder: 'اكتبوا إجابتكم…',
    questions: {
      age: {
        title: 'كم عمر المتعلّم؟',
        options: { '18+': '18 سنة فأكثر', '13-17': 'من 13 إلى 17 سنة', '6-12': 'من 6 إلى 12 سنة' },
      },
      languages: {
        title: 'ما اللغات التي تتحدّثونها؟',
        list: 'لغاتكم',
        add: 'إضافة لغة',
        recommended: 'موصى بها',
        tooMany: 'يمكن إضافة 3 لغات على الأكثر',
      },
      learning_goals: { title: 'لماذا تودّون تعلّم الصينية؟' },
      chinese_levels: { title: 'ما مستواكم في الصينية؟', options: { frist_time: 'هذه أول مرة' } },
      weekly_hours: {
        title: 'كم ساعة تتفرّغون للدراسة كل أسبوع؟',
        options: { '2-5': 'من ساعتين إلى 5 ساعات' },
      },
      study_schedule: {
        title: 'متى تناسبكم الدروس؟',
        dayGroup: 'الأيام',
        days: { sun: 'الأحد' },
        times: { pm: 'عصرًا أو مساءً' },
      },
      teacher_languages: {
        title: 'ما اللغات التي تفضّلون أن يتحدّثها المعلّم؟',
        options: { chinese: 'الصينية', arabic: 'العربية' },
      },
      budget_ranges: {
        title: 'ما ميزانيتكم لدرس مدّته 50 دقيقة؟',
        lowest: 'أدنى سعر',
        highest: 'أقصى سعر',
        reset: 'إعادة الضبط',
      },
    },
    final: {
      title: 'رائع!',
      guardian:
        'أنا وليّ أمر المتعلّم (أحد الوالدين أو الوصيّ القانوني). هذا الحساب لي، وأنا من يفتحه ويديره.',
      termsLink: 'شروط الخدمة',
      tickToGoOn: 'نرجو وضع علامة في هذا المربّع للمتابعة.',
      signUp: 'سجّلوا الآن',
      save: 'حفظ إجاباتي',
      goBack: 'الرجوع',
    },
    problems: { noSession: 'تعذّر إنشاء جلسة مؤقّتة. نرجو إعادة المحاولة.' },
    barred: {
      message: 'هذا الحساب مسجَّل بصفة معلّم، ولا يمكنه استخدام استبانة الطلّاب.',
      conflict: 'هذا البريد الإلكتروني مسجَّل لمعلّم، فلا يمكن استخدام استبانة الطلّاب به.',
    },
  },
  en: {
    progress: 'Question {n} of {total}',
    picture: { failed: 'The picture failed to load' },
    signIn: 'Sign in',
    previous: 'Previous',
    next: 'Next',
    skip: 'Skip',
    finish: 'Finish',
    other: 'Other',
    otherPlaceholder: 'Type your answer...',
    questions: {
      age: {
        title: 'How old is the learner?',
        options: { '18+': '18 or older', '13-17': '13 to 17', '6-12': '6 to 12' },
      },
      languages: {
        title: 'Which languages do you speak?',
        list: 'Your languages',
        add: 'Add a language',
        recommended: 'Recommended',
        tooMany: 'You can add up to 3 languages maximum',
      },
      learning_goals: { title: 'What do you want Chinese for?' },
      chinese_levels: {
        title: 'How much Chinese do you know?',
        options: { frist_time: 'This is my first time' },
      },
      weekly_hours: {
        title: 'How much time do you have each week?',
        options: { '2-5': '2 to 5 hours' },
      },
      study_schedule: {
        title: 'When would lessons suit you?',
        dayGroup: 'Days',
        days: { sun: 'Sunday' },
        times: { pm: 'Afternoon or evening' },
      },
      teacher_languages: {
        title: 'Which languages should your tutor speak?',
        options: { chinese: 'Chinese', arabic: 'Arabic' },
      },
      budget_ranges: {
        title: 'What is your budget for a 50-minute lesson?',
        lowest: 'Lowest price',
        highest: 'Highest price',
        reset: 'Reset',
      },
    },
    final: {
      title: 'Great!',
      guardian:
        'I am the learner’s parent or guardian. This account is mine: I open it and manage it.',
      termsLink: 'Terms of Service',
      tickToGoOn: 'Please tick this box to go on.',
      signUp: 'Sign up NOW',
      save: 'Save my answers',
      goBack: 'Go Back',
    },
    problems: { noSession: 'Failed to create a temporary session. Please try again.' },
    barred: {
      message: 'This account is registered as a teacher and cannot use the student onboarding.',
      conflict:
        'This email is already registered as a teacher. You cannot use the student onboarding.',
    },
  },
};

import type { Like } from '#src/i18n/messages.ts';

const en = {
  saved: {
    title: 'Your answers',
    edit: 'Edit',
    editLabel: 'Edit your answers',
    open: 'Not answered',
    none: 'You have not answered the questions yet. They take about two minutes and help us find tutors who fit you.',
    start: 'Answer the questions',
    labels: {
      age: 'Age',
      languages: 'Languages',
      learning_goals: 'Goal',
      chinese_levels: 'Chinese so far',
      weekly_hours: 'Time each week',
      study_schedule: 'Good times',
      teacher_languages: 'The tutor’s languages',
      budget_ranges: 'Budget per lesson',
    },
  },
  kept: {
    account: {
      title: 'Your answers are saved',
      message: 'They are part of your account: {list}.',
      go: 'See and change your answers',
    },
    browser: {
      title: 'Your answers are waiting',
      message:
        'What you answered before is kept in this browser. Confirm it, and it becomes part of your account.',
      go: 'Go to your answers',
    },
  },
};

const ar: Like<typeof en> = {
  saved: {
    title: 'إجاباتكم',
    edit: 'تعديل',
    editLabel: 'تعديل إجاباتكم',
    open: 'بلا إجابة',
    none: 'لم تجيبوا عن الأسئلة بعد. تستغرق نحو دقيقتين، وتساعد على اختيار المعلّمين الأنسب لكم.',
    start: 'الإجابة عن الأسئلة',
    labels: {
      age: 'العمر',
      languages: 'اللغات',
      learning_goals: 'الهدف',
      chinese_levels: 'المستوى في الصينية',
      weekly_hours: 'الوقت كل أسبوع',
      study_schedule: 'الأوقات المناسبة',
      teacher_languages: 'لغات المعلّم',
      budget_ranges: 'ميزانية الدرس',
    },
  },
  kept: {
    account: {
      title: 'إجاباتكم محفوظة',
      message: 'صارت جزءًا من حسابكم: {list}.',
      go: 'عرض الإجابات وتعديلها',
    },
    browser: {
      title: 'إجاباتكم في انتظاركم',
      message: 'ما أجبتم عنه من قبل محفوظ في هذا المتصفّح، وبتأكيده يصير جزءًا من حسابكم.',
      go: 'الانتقال إلى إجاباتكم',
    },
  },
};

export const answeredMessages = { en, ar };

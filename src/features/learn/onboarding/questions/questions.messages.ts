import type { Like } from '#src/i18n/messages.ts';

const en = {
  age: {
    title: 'How old is the learner?',
    hint: 'Answering for a child? Choose the child’s age.',
    options: {
      '18+': ['18 or older', 'Adult'],
      '13-17': ['13 to 17', 'Teenager'],
      '6-12': ['6 to 12', 'Schoolchild'],
      '3-6': ['3 to 6', 'Young child'],
    },
  },
  languages: {
    title: 'Which languages do you speak?',
    hint: 'Arabic is on your list already; you can add two more.',
    list: 'Your languages',
    arabic: 'Arabic',
    add: 'Add a language',
    search: 'Search by name',
    open: 'Show all languages',
    recommended: 'Recommended',
    none: 'No language of that name',
    proficiency: 'How well you speak {language}',
    proficiencies: {
      native: 'Native',
      advanced: 'Advanced',
      intermediate: 'Intermediate',
      beginner: 'Beginner',
    },
    remove: 'Remove {language}',
    tooMany: 'You can add up to 3 languages maximum',
  },
  learning_goals: {
    title: 'What do you want Chinese for?',
    hint: 'Pick the closest, or say it in your own words.',
    options: {
      business: ['Business', 'Trade, work, customers'],
      travel: ['Travel', 'Getting around, meeting people'],
      academic: ['Studies', 'University, research, exams'],
    },
  },
  chinese_levels: {
    title: 'How much Chinese do you know?',
    hint: 'HSK is the official test of Chinese. A guess is fine.',
    options: {
      frist_time: ['This is my first time', 'Starting from zero'],
      HSK1: ['HSK 1', 'Greetings and a few words'],
      HSK2: ['HSK 2', 'Short everyday sentences'],
      HSK3: ['HSK 3', 'Everyday conversations'],
      HSK4: ['HSK 4', 'Most topics, with some ease'],
      HSK5_6: ['HSK 5–6', 'News, films, speeches'],
    },
  },
  weekly_hours: {
    title: 'How much time do you have each week?',
    hint: 'Lessons and practice together.',
    options: {
      '>2': ['Less than 2 hours', 'A little, steadily'],
      '2-5': ['2 to 5 hours', 'A lesson and some practice'],
      '6-10': ['6 to 10 hours', 'Some Chinese every day'],
      '10+': ['More than 10 hours', 'Full steam ahead'],
    },
  },
  study_schedule: {
    title: 'When would lessons suit you?',
    hint: 'Choose days, times of day, or both.',
    dayGroup: 'Days',
    timeGroup: 'Times of day',
    days: {
      sun: 'Sunday',
      mon: 'Monday',
      tue: 'Tuesday',
      wed: 'Wednesday',
      thu: 'Thursday',
      fri: 'Friday',
      sat: 'Saturday',
    },
    times: { am: ['Morning', 'Before noon'], pm: ['Afternoon or evening', 'After noon'] },
  },
  teacher_languages: {
    title: 'Which languages should your tutor speak?',
    hint: 'Choose one or more.',
    options: {
      chinese: ['Chinese', 'Every tutor here does'],
      arabic: ['Arabic', 'Explanations in your language'],
      english: ['English', 'If you are fluent in it'],
    },
  },
  budget_ranges: {
    title: 'What is your budget for a 50-minute lesson?',
    hint: 'In Saudi riyals. Move both ends of the range.',
    lowest: 'Lowest price',
    highest: 'Highest price',
    range: '{min} to {max} per lesson',
    reset: 'Reset',
  },
};

const ar: Like<typeof en> = {
  age: {
    title: 'كم عمر المتعلّم؟',
    hint: 'إن كنتم تجيبون عن طفل فاختاروا عمره.',
    options: {
      '18+': ['18 سنة فأكثر', 'بالغ'],
      '13-17': ['من 13 إلى 17 سنة', 'يافع'],
      '6-12': ['من 6 إلى 12 سنة', 'في سنّ المدرسة'],
      '3-6': ['من 3 إلى 6 سنوات', 'طفل صغير'],
    },
  },
  languages: {
    title: 'ما اللغات التي تتحدّثونها؟',
    hint: 'العربية في قائمتكم، ويمكن إضافة لغتين أخريين.',
    list: 'لغاتكم',
    arabic: 'العربية',
    add: 'إضافة لغة',
    search: 'البحث بالاسم',
    open: 'عرض كل اللغات',
    recommended: 'موصى بها',
    none: 'لا توجد لغة بهذا الاسم',
    proficiency: 'مستواكم في {language}',
    proficiencies: {
      native: 'لغة أم',
      advanced: 'متقدّم',
      intermediate: 'متوسّط',
      beginner: 'مبتدئ',
    },
    remove: 'حذف {language}',
    tooMany: 'يمكن إضافة 3 لغات على الأكثر',
  },
  learning_goals: {
    title: 'لماذا تودّون تعلّم الصينية؟',
    hint: 'اختاروا الأقرب، أو اكتبوه بكلماتكم.',
    options: {
      business: ['الأعمال', 'التجارة والعمل والعملاء'],
      travel: ['السفر', 'التنقّل والتعرّف إلى الناس'],
      academic: ['الدراسة', 'الجامعة والبحث والاختبارات'],
    },
  },
  chinese_levels: {
    title: 'ما مستواكم في الصينية؟',
    hint: 'HSK هو الاختبار الرسمي للغة الصينية، ويكفي التقدير.',
    options: {
      frist_time: ['هذه أول مرة', 'البدء من الصفر'],
      HSK1: ['HSK 1', 'تحيات وكلمات قليلة'],
      HSK2: ['HSK 2', 'جمل يومية قصيرة'],
      HSK3: ['HSK 3', 'محادثات يومية'],
      HSK4: ['HSK 4', 'معظم الموضوعات بشيء من السهولة'],
      HSK5_6: ['HSK 5–6', 'الأخبار والأفلام والخطب'],
    },
  },
  weekly_hours: {
    title: 'كم ساعة تتفرّغون للدراسة كل أسبوع؟',
    hint: 'الدروس والتدرّب معًا.',
    options: {
      '>2': ['أقلّ من ساعتين', 'قليل دائم'],
      '2-5': ['من ساعتين إلى 5 ساعات', 'درس وشيء من التدرّب'],
      '6-10': ['من 6 إلى 10 ساعات', 'شيء من الصينية كل يوم'],
      '10+': ['أكثر من 10 ساعات', 'بكل طاقتكم'],
    },
  },
  study_schedule: {
    title: 'متى تناسبكم الدروس؟',
    hint: 'اختاروا أيامًا، أو أوقاتًا من اليوم، أو كليهما.',
    dayGroup: 'الأيام',
    timeGroup: 'أوقات اليوم',
    days: {
      sun: 'الأحد',
      mon: 'الاثنين',
      tue: 'الثلاثاء',
      wed: 'الأربعاء',
      thu: 'الخميس',
      fri: 'الجمعة',
      sat: 'السبت',
    },
    times: { am: ['صباحًا', 'قبل الظهر'], pm: ['عصرًا أو مساءً', 'بعد الظهر'] },
  },
  teacher_languages: {
    title: 'ما اللغات التي تفضّلون أن يتحدّثها المعلّم؟',
    hint: 'اختاروا لغة أو أكثر.',
    options: {
      chinese: ['الصينية', 'يتحدّثها كل معلّم هنا'],
      arabic: ['العربية', 'الشرح بلغتكم'],
      english: ['الإنجليزية', 'إن كنتم تتقنونها'],
    },
  },
  budget_ranges: {
    title: 'ما ميزانيتكم لدرس مدّته 50 دقيقة؟',
    hint: 'بالريال السعودي. حرّكوا طرفي النطاق.',
    lowest: 'أدنى سعر',
    highest: 'أقصى سعر',
    range: 'من {min} إلى {max} للدرس',
    reset: 'إعادة الضبط',
  },
};

export const questionsMessages = { en, ar };

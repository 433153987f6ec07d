import type { Like } from '#src/i18n/messages.ts';

const en = {
  student: 'A student',
  tutor: 'Your tutor',
  time: '{when} ({clock}), 50 minutes',
  ages: {
    '18+': 'The learner is 18 or older.',
    '13-17': 'For a young learner, 13 to 17. A parent or guardian asked for the lesson.',
    '6-12': 'For a young learner, 6 to 12. A parent or guardian asked for the lesson.',
    '3-6': 'For a young learner, 3 to 6. A parent or guardian asked for the lesson.',
  },
  note: 'The note: “{note}”',
  until: 'Please answer by {until}. After that the request is over.',
  link: 'The lesson takes place here: {link}',
  linkLater:
    'Where the lesson takes place is shown with the lesson as soon as the tutor has named it.',
  calendar: 'The attached file puts the lesson into your calendar.',
  calendarOff: 'The attached file takes the lesson out of your calendar.',
  freeCancel:
    'You can call it off freely until 24 hours before the start; after that it is marked late.',
  next: 'The next free hours:',
  lateCancel: 'That was within the last 24 hours before the start and is marked late.',
  why: 'You get this mail because you have a lesson, or asked for one, on Hanlu.',
  forStudent: {
    accepted: {
      subject: 'Your lesson is agreed: {when}',
      text: '{tutor} has accepted. We wish you a good lesson!',
    },
    declined: {
      subject: 'The lesson on {when} won’t take place',
      text: '{tutor} can’t take the lesson that you asked for.',
    },
    proposed: {
      subject: 'Another time for your lesson: {when}',
      text: '{tutor} can’t teach at the time that you asked for, and proposes this one:',
    },
    expired: {
      subject: 'Your request for {when} is over',
      text: 'It was not answered in time. You can ask again, also for another hour.',
    },
    taken: {
      subject: 'The hour on {when} is no longer free',
      text: '{tutor} has accepted another lesson at that time.',
    },
    cancelled: {
      subject: 'The lesson on {when} is off',
      by: {
        student: 'You have called it off.',
        tutor: '{tutor} has called it off.',
        admin: 'Hanlu has called it off.',
      },
    },
    disputed: {
      subject: 'How did the lesson on {when} go?',
      text: 'You and {tutor} have told it differently. We are looking into it and will write to you both.',
    },
    settled: {
      subject: 'The lesson on {when}: how it counts',
      text: 'We have looked into it. The lesson counts as: {outcome}.',
    },
    day_before: {
      subject: 'Reminder of your lesson: {when}',
      text: 'This is a reminder of your lesson with {tutor}.',
    },
    hour_before: {
      subject: 'Reminder of your lesson: {when}',
      text: 'This is a reminder of your lesson with {tutor}.',
    },
  },
  forTutor: {
    requested: {
      subject: 'A request for a lesson: {when}',
      text: '{student} asks you for a lesson:',
    },
    accepted: {
      subject: 'Your lesson is agreed: {when}',
      text: 'Your lesson with {student} stands.',
    },
    declined: {
      subject: 'The time that you proposed doesn’t suit: {when}',
      text: '{student} can’t take the lesson at that time, and the request is over.',
    },
    withdrawn: {
      subject: 'The request for {when} was withdrawn',
      text: '{student} no longer asks for this lesson. There is nothing for you to do.',
    },
    expired: {
      subject: 'The request for {when} is over',
      text: 'It was not answered in time. The hour is free again.',
    },
    cancelled: {
      subject: 'The lesson on {when} is off',
      by: {
        student: '{student} has called it off.',
        tutor: 'You have called it off.',
        admin: 'Hanlu has called it off.',
      },
    },
    disputed: {
      subject: 'How did the lesson on {when} go?',
      text: 'You and {student} have told it differently. We are looking into it and will write to you both.',
    },
    settled: {
      subject: 'The lesson on {when}: how it counts',
      text: 'We have looked into it. The lesson counts as: {outcome}.',
    },
    day_before: {
      subject: 'Reminder of your lesson: {when}',
      text: 'This is a reminder of your lesson with {student}.',
    },
    hour_before: {
      subject: 'Reminder of your lesson: {when}',
      text: 'This is a reminder of your lesson with {student}.',
    },
  },
  outcomes: {
    held: 'held',
    student_absent: 'the student was absent',
    tutor_absent: 'the tutor was absent',
  },
  entry: { student: 'Chinese lesson with {tutor}', tutor: 'Chinese lesson with {student}' },
  feed: 'Lessons on Hanlu',
};

const ar: Like<typeof en> = {
  student: 'أحد الطلاب',
  tutor: 'معلّمكم',
  time: '{when} ({clock})، ومدته 50 دقيقة',
  ages: {
    '18+': 'المتعلّم في الثامنة عشرة أو أكبر.',
    '13-17': 'الدرس لمتعلّم صغير السن، من 13 إلى 17 سنة، وقد طلبه أحد والديه أو ولي أمره.',
    '6-12': 'الدرس لمتعلّم صغير السن، من 6 إلى 12 سنة، وقد طلبه أحد والديه أو ولي أمره.',
    '3-6': 'الدرس لمتعلّم صغير السن، من 3 إلى 6 سنوات، وقد طلبه أحد والديه أو ولي أمره.',
  },
  note: 'الملاحظة: «{note}»',
  until: 'نرجو الرد قبل {until}، وبعد ذلك ينتهي الطلب.',
  link: 'مكان الدرس: {link}',
  linkLater: 'يظهر رابط الدرس في صفحته فور أن يضيفه المعلّم.',
  calendar: 'يضيف الملف المرفق الدرس إلى تقويمكم.',
  calendarOff: 'يحذف الملف المرفق الدرس من تقويمكم.',
  freeCancel: 'يمكن إلغاء الدرس دون احتسابه متأخرًا حتى 24 ساعة قبل بدايته.',
  next: 'أقرب الساعات المتاحة:',
  lateCancel: 'جاء الإلغاء خلال آخر 24 ساعة قبل البداية، وسُجِّل إلغاءً متأخرًا.',
  why: 'وصلتكم هذه الرسالة لأن لديكم درسًا على هانلو أو طلبًا لدرس.',
  forStudent: {
    accepted: {
      subject: 'تأكّد درسكم: {when}',
      text: 'تمّت الموافقة على درسكم مع {tutor}. نتمنى لكم درسًا ممتعًا!',
    },
    declined: {
      subject: 'لن يُعقد الدرس الذي طلبتموه: {when}',
      text: 'تعذّر على {tutor} قبول الدرس الذي طلبتموه.',
    },
    proposed: {
      subject: 'وقت آخر مقترح لدرسكم: {when}',
      text: 'الوقت الذي طلبتموه لا يناسب {tutor}، والوقت المقترح بدلًا منه:',
    },
    expired: {
      subject: 'انتهى طلبكم: {when}',
      text: 'لم يصل الرد في الوقت المحدد. يمكنكم إرسال طلب جديد، ولو لساعة أخرى.',
    },
    taken: {
      subject: 'لم تعد الساعة متاحة: {when}',
      text: 'لدى {tutor} الآن درس آخر في هذا الوقت.',
    },
    cancelled: {
      subject: 'أُلغي الدرس: {when}',
      by: {
        student: 'ألغيتم هذا الدرس.',
        tutor: 'أُلغي الدرس من جهة {tutor}.',
        admin: 'ألغت هانلو هذا الدرس.',
      },
    },
    disputed: {
      subject: 'كيف جرى الدرس؟ {when}',
      text: 'لم تتطابق روايتكم مع رواية {tutor}؛ ننظر في الأمر وسنكتب إليكما.',
    },
    settled: {
      subject: 'نتيجة النظر في الدرس: {when}',
      text: 'نظرنا في الأمر، وسُجِّل الدرس على أنه: {outcome}.',
    },
    day_before: {
      subject: 'تذكير بدرسكم: {when}',
      text: 'تذكير بدرسكم مع {tutor}.',
    },
    hour_before: {
      subject: 'تذكير بدرسكم: {when}',
      text: 'تذكير بدرسكم مع {tutor}.',
    },
  },
  forTutor: {
    requested: {
      subject: 'طلب درس جديد: {when}',
      text: 'وصلكم طلب درس من {student}:',
    },
    accepted: {
      subject: 'تأكّد درسكم: {when}',
      text: 'تأكّد درسكم مع {student}.',
    },
    declined: {
      subject: 'الوقت الذي اقترحتموه غير مناسب: {when}',
      text: 'الوقت المقترح لا يناسب {student}، وانتهى الطلب.',
    },
    withdrawn: {
      subject: 'سُحب طلب الدرس: {when}',
      text: 'سُحب الطلب المقدَّم من {student}، ولا يلزمكم شيء.',
    },
    expired: {
      subject: 'انتهى طلب الدرس: {when}',
      text: 'لم يصل الرد في الوقت المحدد، وعادت الساعة متاحة.',
    },
    cancelled: {
      subject: 'أُلغي الدرس: {when}',
      by: {
        student: 'أُلغي الدرس من جهة {student}.',
        tutor: 'ألغيتم هذا الدرس.',
        admin: 'ألغت هانلو هذا الدرس.',
      },
    },
    disputed: {
      subject: 'كيف جرى الدرس؟ {when}',
      text: 'لم تتطابق روايتكم مع رواية {student}؛ ننظر في الأمر وسنكتب إليكما.',
    },
    settled: {
      subject: 'نتيجة النظر في الدرس: {when}',
      text: 'نظرنا في الأمر، وسُجِّل الدرس على أنه: {outcome}.',
    },
    day_before: {
      subject: 'تذكير بدرسكم: {when}',
      text: 'تذكير بدرسكم مع {student}.',
    },
    hour_before: {
      subject: 'تذكير بدرسكم: {when}',
      text: 'تذكير بدرسكم مع {student}.',
    },
  },
  outcomes: {
    held: 'درس عُقد',
    student_absent: 'درس غاب عنه الطالب',
    tutor_absent: 'درس غاب عنه المعلّم',
  },
  entry: { student: 'درس الصينية مع {tutor}', tutor: 'درس الصينية مع {student}' },
  feed: 'الدروس على هانلو',
};

export const lessonLetterMessages = { en, ar };

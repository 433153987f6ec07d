import type { Like } from '#src/i18n/messages.ts';

const en = {
  /** In place of a name; a sentence that begins so gets its capital from the letter. */
  student: 'a student',
  tutor: 'your tutor',
  former: 'a former member',
  time: '{when} ({city} time), 50 minutes',
  price: 'Price: {price}',
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
  ownLinkLater: 'You have not given a link for lessons yet: please add it in your room.',
  calendar: 'The attached file puts the lesson into your calendar.',
  calendarOff: 'The attached file takes the lesson out of your calendar.',
  freeCancel: 'You can call it off until 24 hours before the start; after that it is marked late.',
  next: 'The next free hours:',
  tellUntil:
    'You can do so until {tellUntil}. After that, only what the other side has told us counts.',
  reason: 'The reason: “{reason}”',
  actions: { open: 'Open the lesson', answer: 'Answer', tell: 'Say how it went' },
  lateCancel: 'That was within the last 24 hours before the start and is marked late.',
  why: 'You are receiving this email because you have a lesson, or asked for one, on Hanlu.',
  forStudent: {
    accepted: {
      subject: 'Your lesson is agreed: {when}',
      text: 'Your lesson with {tutor} stands. We wish you a good lesson!',
    },
    declined: {
      subject: 'The lesson on {when} won’t take place',
      by: {
        tutor: '{tutor} can’t take the lesson that you asked for.',
        admin: 'Hanlu has ended this request.',
      },
    },
    proposed: {
      subject: 'Another time for your lesson: {when}',
      text: '{tutor} can’t teach at the time that you asked for, and proposes this one:',
    },
    expired: {
      subject: 'Your request for {when} is over',
      text: '{tutor} did not answer in time. You can ask again, also for another hour.',
    },
    lapsed: {
      subject: 'The time proposed for your lesson is no longer held: {when}',
      text: 'You did not answer the proposal of {tutor} in time, so it is over. You can ask again, also for another hour.',
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
    relinked: {
      subject: 'Another link for your lesson: {when}',
      text: '{tutor} has changed where the lesson takes place.',
    },
    your_word: {
      subject: 'Please tell us how the lesson went: {when}',
      text: '{tutor} has told us how the lesson went. Please tell us too: did it take place, or was somebody absent?',
    },
    disputed: {
      subject: 'How did the lesson on {when} go?',
      text: 'You and {tutor} have told us different things. We are looking into it and will write to you both.',
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
    ended: { subject: 'The request for {when} is over', text: 'Hanlu has ended this request.' },
    withdrawn: {
      subject: 'The request for {when} was withdrawn',
      text: '{student} no longer asks for this lesson. There is nothing for you to do.',
    },
    expired: {
      subject: 'The request for {when} is over',
      text: 'You did not answer {student} in time, so the request is over. The hour is free again.',
    },
    lapsed: {
      subject: 'The time that you proposed is free again: {when}',
      text: '{student} did not answer your proposal in time, so it is over.',
    },
    cancelled: {
      subject: 'The lesson on {when} is off',
      by: {
        student: '{student} has called it off.',
        tutor: 'You have called it off.',
        admin: 'Hanlu has called it off.',
      },
    },
    your_word: {
      subject: 'Please tell us how the lesson went: {when}',
      text: '{student} has told us how the lesson went. Please tell us too: did it take place, or was somebody absent?',
    },
    disputed: {
      subject: 'How did the lesson on {when} go?',
      text: 'You and {student} have told us different things. We are looking into it and will write to you both.',
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
  student: 'أحد الطلّاب',
  tutor: 'معلّمكم',
  former: 'عضو سابق',
  time: '{when} بتوقيت {city}، ومدّة الدرس 50 دقيقة',
  price: 'السعر: {price}',
  ages: {
    '18+': 'المتعلّم في الثامنة عشرة أو أكبر.',
    '13-17': 'الدرس لمتعلّم صغير السنّ، من 13 إلى 17 سنة، وقد طلبه وليّ أمره.',
    '6-12': 'الدرس لمتعلّم صغير السنّ، من 6 إلى 12 سنة، وقد طلبه وليّ أمره.',
    '3-6': 'الدرس لمتعلّم صغير السنّ، من 3 إلى 6 سنوات، وقد طلبه وليّ أمره.',
  },
  note: 'الملاحظة: «{note}»',
  until: 'نرجو الردّ قبل {until}، وبعد ذلك ينتهي الطلب.',
  link: 'مكان الدرس: {link}',
  linkLater: 'يظهر رابط الدرس في صفحته فور أن يضيفه المعلّم.',
  ownLinkLater: 'لم تضيفوا رابطًا للدروس بعد، فنرجو إضافته في ركن المعلّم.',
  calendar: 'يضيف الملفّ المرفق الدرس إلى تقويمكم.',
  calendarOff: 'يحذف الملفّ المرفق الدرس من تقويمكم.',
  freeCancel: 'يمكن إلغاء الدرس من دون احتسابه متأخّرًا حتى 24 ساعة قبل بدايته.',
  next: 'أقرب الساعات المتاحة:',
  tellUntil: 'يمكنكم ذلك حتى {tellUntil}، وبعده يُعتمد ما قاله الطرف الآخر وحده.',
  reason: 'السبب: «{reason}»',
  actions: { open: 'فتح صفحة الدرس', answer: 'الردّ', tell: 'كيف جرى الدرس؟' },
  lateCancel: 'جاء الإلغاء خلال آخر 24 ساعة قبل البداية، وسُجِّل إلغاءً متأخّرًا.',
  why: 'وصلتكم هذه الرسالة لأنّ لديكم درسًا على هانلو أو طلبًا لدرس.',
  forStudent: {
    accepted: {
      subject: 'تأكّد درسكم: {when}',
      text: 'تأكّد درسكم مع {tutor}. نتمنّى لكم درسًا ممتعًا!',
    },
    declined: {
      subject: 'لن يُعقد الدرس الذي طلبتموه: {when}',
      by: {
        tutor: 'تعذّر على {tutor} قبول الدرس الذي طلبتموه.',
        admin: 'أنهت هانلو هذا الطلب.',
      },
    },
    proposed: {
      subject: 'وقت آخر مقترح لدرسكم: {when}',
      text: 'الوقت الذي طلبتموه لا يناسب {tutor}، والوقت المقترح بدلًا منه:',
    },
    expired: {
      subject: 'انتهى طلبكم: {when}',
      text: 'لم يصل ردّ {tutor} في الوقت المحدّد. يمكنكم إرسال طلب جديد، لهذه الساعة أو لغيرها.',
    },
    lapsed: {
      subject: 'لم يعد الوقت المقترح محجوزًا: {when}',
      text: 'لم يصل ردّكم على اقتراح {tutor} في الوقت المحدّد، فانتهى الطلب. يمكنكم إرسال طلب جديد، لهذه الساعة أو لغيرها.',
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
    relinked: {
      subject: 'رابط جديد لدرسكم: {when}',
      text: 'تغيّر رابط درسكم مع {tutor}.',
    },
    your_word: {
      subject: 'ننتظر روايتكم عن الدرس: {when}',
      text: 'وصلتنا رواية {tutor} عن الدرس. نرجو أن تخبرونا أنتم أيضًا: هل عُقد الدرس، أم غاب عنه أحد؟',
    },
    disputed: {
      subject: 'كيف جرى الدرس؟ {when}',
      text: 'لم تتطابق روايتكم مع رواية {tutor}؛ ننظر في الأمر وسنكتب إليكما.',
    },
    settled: {
      subject: 'نتيجة النظر في الدرس: {when}',
      text: 'نظرنا في الأمر، وسُجِّل الدرس على أنّه: {outcome}.',
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
    ended: { subject: 'انتهى طلب الدرس: {when}', text: 'أنهت هانلو هذا الطلب.' },
    withdrawn: {
      subject: 'سُحب طلب الدرس: {when}',
      text: 'سُحب الطلب المقدَّم من {student}، ولا يلزمكم شيء.',
    },
    expired: {
      subject: 'انتهى طلب الدرس: {when}',
      text: 'لم يصل ردّكم على {student} في الوقت المحدّد، فانتهى الطلب وعادت الساعة متاحة.',
    },
    lapsed: {
      subject: 'عادت الساعة التي اقترحتموها متاحة: {when}',
      text: 'لم يصل ردّ {student} على اقتراحكم في الوقت المحدّد، فانتهى الطلب.',
    },
    cancelled: {
      subject: 'أُلغي الدرس: {when}',
      by: {
        student: 'أُلغي الدرس من جهة {student}.',
        tutor: 'ألغيتم هذا الدرس.',
        admin: 'ألغت هانلو هذا الدرس.',
      },
    },
    your_word: {
      subject: 'ننتظر روايتكم عن الدرس: {when}',
      text: 'وصلتنا رواية {student} عن الدرس. نرجو أن تخبرونا أنتم أيضًا: هل عُقد الدرس، أم غاب عنه أحد؟',
    },
    disputed: {
      subject: 'كيف جرى الدرس؟ {when}',
      text: 'لم تتطابق روايتكم مع رواية {student}؛ ننظر في الأمر وسنكتب إليكما.',
    },
    settled: {
      subject: 'نتيجة النظر في الدرس: {when}',
      text: 'نظرنا في الأمر، وسُجِّل الدرس على أنّه: {outcome}.',
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

const zh: Like<typeof en> = {
  student: '一位学生',
  tutor: '您的老师',
  former: '已注销的用户',
  time: '{when}（{city}时间），共 50 分钟',
  price: '课价：{price}',
  ages: {
    '18+': '学习者已满 18 岁。',
    '13-17': '学习者未成年（13 至 17 岁），由家长或监护人约课。',
    '6-12': '学习者未成年（6 至 12 岁），由家长或监护人约课。',
    '3-6': '学习者未成年（3 至 6 岁），由家长或监护人约课。',
  },
  note: '留言：“{note}”',
  until: '请在{until}之前答复，逾期请求自动失效。',
  link: '上课链接：{link}',
  linkLater: '老师填写上课链接后，会显示在课程页面上。',
  ownLinkLater: '您还没有填写上课链接，请在老师中心填写。',
  calendar: '打开附件即可将课程加入日历。',
  calendarOff: '打开附件即可将课程从日历中移除。',
  freeCancel: '开课 24 小时前可以随时取消；之后取消会记为临时取消。',
  next: '最近的空闲时段：',
  tellUntil: '请在{tellUntil}之前说明，逾期将以对方的说法为准。',
  reason: '原因：“{reason}”',
  actions: { open: '查看课程', answer: '去答复', tell: '说明上课情况' },
  lateCancel: '此次取消距开课不足 24 小时，已记为临时取消。',
  why: '您收到这封邮件，是因为您在汉路有课程或约课请求。',
  forStudent: {
    accepted: {
      subject: '课已约好：{when}',
      text: '您与{tutor}的课已约好，祝您上课愉快！',
    },
    declined: {
      subject: '没有约成：{when}',
      by: { tutor: '{tutor}婉拒了您的约课请求。', admin: '汉路结束了这个约课请求。' },
    },
    proposed: {
      subject: '老师提议改时间：{when}',
      text: '您约的时间{tutor}不方便，提议改到：',
    },
    expired: {
      subject: '您的约课请求已失效：{when}',
      text: '{tutor}未在规定时间内答复。您可以再次约课，也可以换个时间。',
    },
    lapsed: {
      subject: '提议的时段已不再保留：{when}',
      text: '您未在规定时间内答复{tutor}的提议，约课请求已失效。您可以再次约课，也可以换个时间。',
    },
    taken: {
      subject: '该时段已被占用：{when}',
      text: '{tutor}在这个时间已经有别的课了。',
    },
    cancelled: {
      subject: '课程已取消：{when}',
      by: {
        student: '您取消了这节课。',
        tutor: '{tutor}取消了这节课。',
        admin: '汉路取消了这节课。',
      },
    },
    relinked: {
      subject: '上课链接有变：{when}',
      text: '{tutor}更改了上课链接。',
    },
    your_word: {
      subject: '请说明上课情况：{when}',
      text: '{tutor}已说明上课情况，也请您说明：课有没有上，或者是谁缺课了。',
    },
    disputed: {
      subject: '上课情况说法不一：{when}',
      text: '您与{tutor}的说法不一致。我们会核实情况，并发邮件告知双方。',
    },
    settled: {
      subject: '课程核实结果：{when}',
      text: '经核实，这节课记为：{outcome}。',
    },
    day_before: {
      subject: '上课提醒：{when}',
      text: '提醒您：您与{tutor}约好了一节课。',
    },
    hour_before: {
      subject: '上课提醒：{when}',
      text: '提醒您：您与{tutor}约好了一节课。',
    },
  },
  forTutor: {
    requested: {
      subject: '新的约课请求：{when}',
      text: '{student}向您约课：',
    },
    accepted: {
      subject: '课已约好：{when}',
      text: '您与{student}的课已约好。',
    },
    declined: {
      subject: '您提议的时间不合适：{when}',
      text: '{student}在这个时间无法上课，约课请求已结束。',
    },
    ended: { subject: '约课请求已结束：{when}', text: '汉路结束了这个约课请求。' },
    withdrawn: {
      subject: '约课请求已撤回：{when}',
      text: '{student}撤回了约课请求，您无需处理。',
    },
    expired: {
      subject: '约课请求已失效：{when}',
      text: '您未在规定时间内答复{student}，约课请求已失效，该时段已重新开放。',
    },
    lapsed: {
      subject: '您提议的时段已重新开放：{when}',
      text: '{student}未在规定时间内答复您的提议，约课请求已失效。',
    },
    cancelled: {
      subject: '课程已取消：{when}',
      by: {
        student: '{student}取消了这节课。',
        tutor: '您取消了这节课。',
        admin: '汉路取消了这节课。',
      },
    },
    your_word: {
      subject: '请说明上课情况：{when}',
      text: '{student}已说明上课情况，也请您说明：课有没有上，或者是谁缺课了。',
    },
    disputed: {
      subject: '上课情况说法不一：{when}',
      text: '您与{student}的说法不一致。我们会核实情况，并发邮件告知双方。',
    },
    settled: {
      subject: '课程核实结果：{when}',
      text: '经核实，这节课记为：{outcome}。',
    },
    day_before: {
      subject: '上课提醒：{when}',
      text: '提醒您：您与{student}约好了一节课。',
    },
    hour_before: {
      subject: '上课提醒：{when}',
      text: '提醒您：您与{student}约好了一节课。',
    },
  },
  outcomes: { held: '已上课', student_absent: '学生缺课', tutor_absent: '老师缺课' },
  entry: { student: '中文课（老师：{tutor}）', tutor: '中文课（学生：{student}）' },
  feed: '汉路课程',
};

export const lessonLetterMessages = { en, ar, zh };

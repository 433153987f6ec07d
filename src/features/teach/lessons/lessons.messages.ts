import type { Like } from '#src/i18n/messages.ts';

const en = {
  unauthenticated: 'Please sign in first.',
  forbidden: 'Only students can ask for a lesson.',
  not_found: 'There is nothing here for you.',
  taken: 'Someone else was faster: this hour is no longer free.',
  student_busy: 'You already have a lesson or a request at this time.',
  learner_busy: 'The student already has another lesson or request at this time.',
  too_many_open:
    'Three of your requests are waiting for an answer. Wait for one, or withdraw one, before you ask again.',
  asked_too_often:
    'You have withdrawn five requests within a day. You can ask again a day after the first of them.',
  not_offered: 'The tutor does not teach at this time.',
  price_changed:
    'The tutor has changed the price meanwhile. The new one stands above: ask again if it suits you.',
  age_required:
    'Please answer the questionnaire first: your tutor needs to know how old the learner is.',
  guardian_required: 'A parent or guardian has to ask for this lesson.',
  not_yours: 'This is for the other side of the lesson to do.',
  not_now: 'The lesson has changed meanwhile, so this can’t be done any more.',
  too_early: 'It is too early for that.',
  too_late: 'The time for that is over.',
  out_of_reach: 'Choose a time that is at least three hours and at most 28 days ahead.',
  late_by_now:
    'By now the lesson begins within 24 hours, so calling it off is marked late. It still stands: call it off again if you mean to.',
  zone: 'This time zone is not known.',
  note: 'The note can have up to 500 characters and no hidden marks.',
  /** Stored with its time where the learner is under 18. */
  guardian: 'I am the learner’s parent or guardian, and I am asking for this lesson.',
};

const ar: Like<typeof en> = {
  unauthenticated: 'نرجو تسجيل الدخول أولًا.',
  forbidden: 'طلب الدروس متاح للطلّاب فقط.',
  not_found: 'لم نجد ما تبحثون عنه.',
  taken: 'سبقكم شخص آخر، ولم تعد هذه الساعة متاحة.',
  student_busy: 'لديكم درس أو طلب آخر في هذا الوقت.',
  learner_busy: 'لدى الطالب درس أو طلب آخر في هذا الوقت.',
  too_many_open:
    'لديكم ثلاثة طلبات بانتظار الردّ. انتظروا الردّ على أحدها أو اسحبوا واحدًا منها قبل إرسال طلب جديد.',
  asked_too_often:
    'سحبتم خمسة طلبات خلال يوم واحد. يمكنكم إرسال طلب جديد بعد مرور يوم على سحب أولها.',
  not_offered: 'المعلّم لا يدرّس في هذا الوقت.',
  price_changed:
    'تغيّر سعر الدرس في هذه الأثناء. السعر الجديد مبيَّن أعلاه: أعيدوا إرسال الطلب إن كان يناسبكم.',
  age_required: 'نرجو الإجابة عن الاستبانة أولًا، فالمعلّم بحاجة إلى معرفة عمر المتعلّم.',
  guardian_required: 'يجب أن يطلب هذا الدرس وليّ الأمر (أحد الوالدين أو الوصيّ القانوني).',
  not_yours: 'هذا الإجراء للطرف الآخر في الدرس.',
  not_now: 'تغيّر الدرس في هذه الأثناء، ولم يعد هذا ممكنًا.',
  too_early: 'لم يحن وقت ذلك بعد.',
  too_late: 'انتهى وقت ذلك.',
  out_of_reach: 'اختاروا وقتًا بعد ثلاث ساعات على الأقلّ وخلال 28 يومًا.',
  late_by_now:
    'أصبح موعد الدرس خلال 24 ساعة، فسيُسجَّل إلغاؤه متأخّرًا. ما زال الدرس قائمًا: ألغوه من جديد إن أردتم ذلك.',
  zone: 'المنطقة الزمنية غير معروفة.',
  note: 'يمكن أن تبلغ الملاحظة 500 حرف، من دون علامات خفيّة.',
  guardian: 'أنا وليّ أمر المتعلّم (أحد الوالدين أو الوصيّ القانوني)، وأطلب هذا الدرس.',
};

const zh: Like<typeof en> = {
  unauthenticated: '请先登录。',
  forbidden: '只有学生可以约课。',
  not_found: '没有找到您要的内容。',
  taken: '慢了一步，这个时段刚被别人约走了。',
  student_busy: '您在这个时间已经有课或约课请求。',
  learner_busy: '学生在这个时间已经有别的课或约课请求。',
  too_many_open: '您有三个约课请求正在等待答复。请等待答复，或先撤回其中一个，再约新的课。',
  asked_too_often: '您在一天之内撤回了五个约课请求，请在第一次撤回满一天之后再约课。',
  not_offered: '老师在这个时间不授课。',
  price_changed: '老师刚刚更改了课价。新的课价显示在上方，如果合适，请再次约课。',
  age_required: '请先填写问卷，老师需要知道学习者的年龄。',
  guardian_required: '这节课须由家长或监护人来约。',
  not_yours: '这一步由对方操作。',
  not_now: '课程情况已有变化，无法进行此操作。',
  too_early: '现在还太早。',
  too_late: '已经过了时间。',
  out_of_reach: '请选择至少 3 小时之后、28 天以内的时间。',
  late_by_now:
    '现在距开课已不足 24 小时，取消将记为临时取消。这节课仍然保留，如仍需取消，请再操作一次。',
  zone: '无法识别这个时区。',
  note: '留言最多 500 个字符，且不能含有隐藏字符。',
  guardian: '我是学习者的家长或监护人，由我约这节课。',
};

export const lessonsMessages = { en, ar, zh };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  unauthenticated: 'Please sign in first.',
  forbidden: 'Only students can ask for a lesson.',
  not_found: 'There is nothing here for you.',
  taken: 'Someone else was faster: this hour is no longer free.',
  student_busy: 'You already have a lesson or a request at this time.',
  too_many_open:
    'Three of your requests are waiting for an answer. Wait for one, or withdraw one, before you ask again.',
  not_offered: 'The tutor does not teach at this time.',
  age_required:
    'Please answer the questionnaire first: your tutor needs to know how old the learner is.',
  guardian_required: 'A parent or guardian has to ask for this lesson.',
  not_yours: 'This is for the other side of the lesson to do.',
  not_now: 'The lesson has changed meanwhile, so this can’t be done any more.',
  too_early: 'It is too early for that.',
  too_late: 'The time for that is over.',
  out_of_reach: 'Choose a time that is more than two hours and at most 28 days ahead.',
  zone: 'This time zone is not known.',
  note: 'The note can have up to 500 characters and no hidden marks.',
  /** Stored with its time where the learner is under 18. */
  guardian: 'I am the learner’s parent or guardian, and I am asking for this lesson.',
};

const ar: Like<typeof en> = {
  unauthenticated: 'نرجو تسجيل الدخول أولًا.',
  forbidden: 'طلب الدروس متاح للطلاب فقط.',
  not_found: 'لم نجد ما تبحثون عنه.',
  taken: 'سبقكم شخص آخر، ولم تعد هذه الساعة متاحة.',
  student_busy: 'لديكم درس أو طلب آخر في هذا الوقت.',
  too_many_open:
    'لديكم ثلاثة طلبات بانتظار الرد. انتظروا الرد على أحدها أو اسحبوا واحدًا منها قبل إرسال طلب جديد.',
  not_offered: 'المعلّم لا يدرّس في هذا الوقت.',
  age_required: 'نرجو الإجابة عن الاستبيان أولًا، فالمعلّم بحاجة إلى معرفة عمر المتعلّم.',
  guardian_required: 'يجب أن يطلب هذا الدرس أحد الوالدين أو ولي الأمر.',
  not_yours: 'هذا الإجراء للطرف الآخر في الدرس.',
  not_now: 'تغيّر الدرس في هذه الأثناء، ولم يعد هذا ممكنًا.',
  too_early: 'لم يحن وقت ذلك بعد.',
  too_late: 'انتهى وقت ذلك.',
  out_of_reach: 'اختاروا وقتًا يبعد أكثر من ساعتين ولا يتجاوز 28 يومًا.',
  zone: 'المنطقة الزمنية غير معروفة.',
  note: 'يمكن أن تبلغ الملاحظة 500 حرف، دون علامات خفية.',
  guardian: 'أنا والد المتعلّم أو ولي أمره، وأطلب هذا الدرس.',
};

export const lessonsMessages = { en, ar };

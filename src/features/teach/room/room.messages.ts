import { MAX_PRICE_USD, MIN_PRICE_USD } from '#src/domain/money.ts';
import { formatNumber, type Like, type Plural } from '#src/i18n/messages.ts';

/** Digits are the same in all languages (ADDRESSES-7). */
const HIGHEST_PRICE = formatNumber('en', MAX_PRICE_USD);

const en = {
  title: 'Your room',
  description: 'Requests, lessons, hours and profile of a tutor on Hanlu.',
  greeting: 'Welcome, {name}.',
  nav: 'Your room',
  lessons: 'Lessons',
  availability: 'Hours',
  profile: 'Profile and price',
  all: 'All lessons and your calendar',
  /** An admin who was approved has the room, but not the role that students see tutors by. */
  otherRole: {
    title: 'Your profile is hidden',
    text: 'Students don’t see it, since your account doesn’t have the role of a teacher.',
  },
  paused: {
    title: 'You are paused',
    text: 'Your page is hidden and nobody can ask for a lesson. Lessons that are agreed take place.',
    action: 'Pause settings',
  },
  waiting: {
    submitted: {
      title: 'A new version of your profile waits for approval',
      text: 'The approved version holds until we have decided. You will get an email.',
    },
    returned: {
      title: 'Your new version needs a few changes',
      text: 'The approved version still holds. Your application says what to change.',
    },
    draft: {
      title: 'You have begun a new version of your profile',
      text: 'The approved version holds until you submit the new one and it is approved.',
    },
    declined: {
      title: 'Your new version was not approved',
      text: 'The approved version still holds.',
    },
    action: 'Open the new version',
  },
  noLink: {
    title: 'Your lessons have no link yet',
    text: 'A lesson is agreed, but its page has no link at which the two of you meet.',
    action: 'Add the link',
  },
  noHours: {
    title: 'You have no free hours',
    text: 'Nobody can ask you for a lesson within the next 28 days.',
    action: 'Set your hours',
  },
  outside: {
    one: 'One open request lies outside of your hours',
    other: '{n} open requests lie outside of your hours',
  } as Plural,
  outsideText: 'Changing your hours never withdraws a request; it waits for your answer.',
  outsideTo: 'Request for {time}',
  // Failures.
  unauthenticated: 'Please sign in first.',
  forbidden: 'This is for tutors.',
  no_room: 'This opens once your application is approved.',
  conflict: 'This was changed elsewhere meanwhile.',
  open_requests:
    'Requests are waiting for your answer. Answer them first, or decline them with the pause.',
  zone: 'Choose your time zone.',
  week: 'A day of the week is repeated.',
  slot_open: 'Choose the start and the end of this time.',
  slot_order: 'The end has to be after the start.',
  slot_overlap: 'This time overlaps with another one on the same day.',
  exception: 'A day or an hour is repeated, or can’t be read.',
  too_many_exceptions: 'These are too many days and hours. Remove some that you no longer need.',
  price: `Enter a price from ${MIN_PRICE_USD} to ${HIGHEST_PRICE} US dollars.`,
  price_cents: 'Enter at most two digits after the point, for example 12.50.',
  link: 'Enter an address that begins with https://, for example https://meet.google.com/abc-defg-hij.',
};

const ar: Like<typeof en> = {
  title: 'ركن المعلّم',
  description: 'طلبات المعلّم ودروسه وأوقاته وملفّه في هانلو.',
  greeting: 'أهلًا بكم، {name}.',
  nav: 'ركن المعلّم',
  lessons: 'الدروس',
  availability: 'الأوقات',
  profile: 'الملفّ والسعر',
  all: 'كل الدروس وتقويمكم',
  otherRole: {
    title: 'ملفّكم مخفيّ',
    text: 'لا يراه الطلّاب، فليس لحسابكم الآن دور المعلّم.',
  },
  paused: {
    title: 'أنتم في توقّف مؤقّت',
    text: 'صفحتكم مخفيّة ولا يستطيع أحد أن يطلب درسًا. أمّا الدروس المؤكَّدة فتُعقد في مواعيدها.',
    action: 'إعدادات التوقّف',
  },
  waiting: {
    submitted: {
      title: 'نسخة جديدة من ملفّكم تنتظر القبول',
      text: 'تبقى النسخة المقبولة إلى أن يُتّخذ القرار، وستصلكم رسالة بالبريد.',
    },
    returned: {
      title: 'تحتاج نسختكم الجديدة إلى بعض التعديلات',
      text: 'ما زالت النسخة المقبولة هي المعتمدة. ستجدون في طلبكم ما ينبغي تعديله.',
    },
    draft: {
      title: 'بدأتم نسخة جديدة من ملفّكم',
      text: 'تبقى النسخة المقبولة إلى أن ترسلوا الجديدة وتُقبل.',
    },
    declined: {
      title: 'لم تُقبل نسختكم الجديدة',
      text: 'ما زالت النسخة المقبولة هي المعتمدة.',
    },
    action: 'فتح النسخة الجديدة',
  },
  noLink: {
    title: 'لا رابط لدروسكم بعد',
    text: 'تأكّد أحد دروسكم، وليس في صفحته رابط تلتقيان عبره.',
    action: 'إضافة الرابط',
  },
  noHours: {
    title: 'ليست لديكم ساعات متاحة',
    text: 'لا يستطيع أحد أن يطلب درسًا معكم خلال الأيام الثمانية والعشرين القادمة.',
    action: 'تحديد الأوقات',
  },
  outside: {
    zero: 'لا طلبات مفتوحة خارج أوقاتكم',
    one: 'طلب مفتوح واحد خارج أوقاتكم',
    two: 'طلبان مفتوحان خارج أوقاتكم',
    few: '{n} طلبات مفتوحة خارج أوقاتكم',
    many: '{n} طلبًا مفتوحًا خارج أوقاتكم',
    other: '{n} طلب مفتوح خارج أوقاتكم',
  } as Plural,
  outsideText: 'تغيير الأوقات لا يلغي طلبًا، فكل طلب باقٍ إلى أن تردّوا عليه.',
  outsideTo: 'طلب {time}',
  unauthenticated: 'نرجو تسجيل الدخول أولًا.',
  forbidden: 'هذه الصفحة للمعلّمين.',
  no_room: 'تُفتح هذه الصفحة بعد قبول طلبكم.',
  conflict: 'تغيّر هذا في مكان آخر في هذه الأثناء.',
  open_requests: 'هناك طلبات تنتظر ردّكم. ردّوا عليها أولًا، أو اعتذروا عنها مع التوقّف.',
  zone: 'اختاروا منطقتكم الزمنية.',
  week: 'تكرّر أحد أيام الأسبوع.',
  slot_open: 'اختاروا بداية هذا الوقت ونهايته.',
  slot_order: 'يجب أن تكون النهاية بعد البداية.',
  slot_overlap: 'يتداخل هذا الوقت مع وقت آخر في اليوم نفسه.',
  exception: 'يوم أو ساعة تكرّرت أو تعذّرت قراءتها.',
  too_many_exceptions: 'الأيام والساعات أكثر من المسموح. احذفوا ما لم تعودوا بحاجة إليه.',
  price: `اكتبوا سعرًا من ${MIN_PRICE_USD} إلى ${HIGHEST_PRICE} دولار أمريكي.`,
  price_cents: 'اكتبوا رقمين على الأكثر بعد الفاصلة، مثل 12.50.',
  link: 'اكتبوا عنوانًا يبدأ بـ \u2066https://\u2069، مثل \u2066https://meet.google.com/abc-defg-hij\u2069.',
};

const zh: Like<typeof en> = {
  title: '老师中心',
  description: '老师在汉路的约课请求、课程、可授课时间和资料。',
  greeting: '{name}，您好！',
  nav: '老师中心',
  lessons: '课程',
  availability: '可授课时间',
  profile: '资料与课价',
  all: '全部课程与日历',
  otherRole: {
    title: '您的资料已隐藏',
    text: '您的账号目前没有老师身份，学生看不到您的资料。',
  },
  paused: {
    title: '您已暂停接课',
    text: '您的资料页已隐藏，学生暂时无法向您约课。已约好的课照常进行。',
    action: '查看暂停设置',
  },
  waiting: {
    submitted: {
      title: '新版资料正在等待审核',
      text: '审核结果出来之前，仍以已通过的版本为准。有结果时我们会发邮件通知您。',
    },
    returned: {
      title: '新版资料需要修改',
      text: '目前仍以已通过的版本为准。需要修改的内容列在申请里。',
    },
    draft: {
      title: '您有一份尚未提交的新版资料',
      text: '在您提交并通过审核之前，仍以已通过的版本为准。',
    },
    declined: {
      title: '新版资料未通过审核',
      text: '目前仍以已通过的版本为准。',
    },
    action: '查看新版资料',
  },
  noLink: {
    title: '还没有上课链接',
    text: '您已有约好的课，但课程页面上还没有上课的链接。',
    action: '添加链接',
  },
  noHours: {
    title: '目前没有空闲时段',
    text: '未来 28 天内，学生无法向您约课。',
    action: '设置可授课时间',
  },
  outside: { other: '有 {n} 个待答复的约课请求不在您的可授课时间内' } as Plural,
  outsideText: '修改可授课时间不会撤销已有的约课请求，请您照常答复。',
  outsideTo: '{time}的约课请求',
  unauthenticated: '请先登录。',
  forbidden: '此页面仅供老师使用。',
  no_room: '申请通过审核后才能使用。',
  conflict: '内容已在别处被修改。',
  open_requests: '还有约课请求等待您答复。请先答复，或在暂停时一并婉拒。',
  zone: '请选择您所在的时区。',
  week: '一周中有一天出现了两次。',
  slot_open: '请选择这个时段的开始和结束时间。',
  slot_order: '结束时间必须晚于开始时间。',
  slot_overlap: '这个时段与同一天的另一个时段重叠。',
  exception: '有日期或时间重复，或无法识别。',
  too_many_exceptions: '例外安排太多，请删除不再需要的。',
  price: `请填写 ${MIN_PRICE_USD} 至 ${HIGHEST_PRICE} 美元之间的价格。`,
  price_cents: '小数点后最多两位，例如 12.50。',
  link: '请填写以 https:// 开头的链接，例如 https://meeting.tencent.com/dm/abc。',
};

export const roomMessages = { en, ar, zh };

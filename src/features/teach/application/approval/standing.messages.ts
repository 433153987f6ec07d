import type { Like } from '#src/i18n/messages.ts';

const en = {
  submitted: {
    title: 'Your application has arrived',
    message:
      'We are reading it. This usually takes a few business days; you will get an email as soon as it is decided.',
    action: 'See your application',
  },
  returned: {
    title: 'Your application needs a few changes',
    message: 'Everything you entered is saved. Please change the following and submit it again:',
    action: 'Change the application',
  },
  declined: {
    title: 'Your application was declined',
    message: 'We can’t accept it this time. The reason:',
    action: 'See your application',
  },
  approved: {
    title: 'You teach on Hanlu',
    message: 'Hours, price, requests and lessons are in your room.',
    action: 'Open your room',
  },
  editing: {
    title: 'You are changing your profile',
    message:
      'The approved profile stays as it is until you have submitted your changes and we have approved them.',
    action: 'Go on',
  },
  changes_submitted: {
    title: 'Your changes have arrived',
    message: 'We are reading the changes; you will get an email as soon as we have decided.',
    action: 'See your changes',
  },
  changes_returned: {
    title: 'Your profile needs a few changes',
    message: 'Please change the following and submit it again:',
    action: 'Change your profile',
  },
  suspended: {
    title: 'Your profile is hidden',
    message: 'We have hidden your profile, and students can’t ask you for lessons. The reason:',
    action: 'See your profile',
  },
  left: {
    title: 'You have left',
    message:
      'Nobody sees your profile. It is kept: submit it again when you want to teach here once more.',
    action: 'Come back',
  },
  /** Of an approved profile whose account has another role by now, or none. */
  role: {
    title: 'Your profile on Hanlu is hidden',
    message: 'It is kept as it was approved.',
  },
  /** The room, which leads to them otherwise, is closed. */
  lessons: 'Your lessons so far',
  again: 'You can apply again from {date} on. Everything you entered is kept for it.',
};

const ar: Like<typeof en> = {
  submitted: {
    title: 'وصل طلبكم',
    message:
      'نقرأ طلبكم الآن، ويستغرق ذلك عادةً بضعة أيام عمل، وستصلكم رسالة بالبريد فور اتّخاذ القرار.',
    action: 'عرض الطلب',
  },
  returned: {
    title: 'يحتاج طلبكم إلى بعض التعديلات',
    message: 'كل ما أدخلتموه محفوظ. نرجو تعديل ما يلي ثم إرسال الطلب من جديد:',
    action: 'تعديل الطلب',
  },
  declined: {
    title: 'لم يُقبل طلبكم',
    message: 'تعذّر علينا قبول طلبكم هذه المرة، والسبب:',
    action: 'عرض الطلب',
  },
  approved: {
    title: 'أنتم من معلّمي هانلو',
    message: 'تجدون في ركن المعلّم الأوقات والسعر والطلبات والدروس.',
    action: 'فتح ركن المعلّم',
  },
  editing: {
    title: 'تعديل ملفّكم لم يكتمل بعد',
    message: 'يبقى الملفّ المقبول كما هو إلى أن ترسلوا تعديلاتكم ونقبلها.',
    action: 'متابعة التعديل',
  },
  changes_submitted: {
    title: 'وصلت تعديلاتكم',
    message: 'نقرأ تعديلاتكم الآن، وستصلكم رسالة بالبريد فور اتّخاذ القرار.',
    action: 'عرض التعديلات',
  },
  changes_returned: {
    title: 'يحتاج ملفّكم إلى بعض التعديلات',
    message: 'نرجو تعديل ما يلي ثم إرساله من جديد:',
    action: 'تعديل الملفّ',
  },
  suspended: {
    title: 'ملفّكم مخفيّ',
    message: 'أخفينا ملفّكم، ولا يمكن للطلّاب طلب دروس منكم. السبب:',
    action: 'عرض الملفّ',
  },
  left: {
    title: 'غادرتم التدريس في هانلو',
    message: 'لا يرى أحد ملفّكم، لكنّه محفوظ: أرسلوه من جديد متى أردتم العودة إلى التدريس هنا.',
    action: 'العودة',
  },
  role: {
    title: 'ملفّكم في هانلو مخفيّ',
    message: 'وهو محفوظ كما قُبل.',
  },
  lessons: 'دروسكم حتى الآن',
  again: 'يمكنكم التقديم من جديد ابتداءً من {date}، وكل ما أدخلتموه محفوظ لذلك.',
};

const zh: Like<typeof en> = {
  submitted: {
    title: '我们已收到您的申请',
    message: '我们正在审核，通常需要几个工作日。一有结果，我们会立即发邮件通知您。',
    action: '查看申请',
  },
  returned: {
    title: '您的申请需要稍作修改',
    message: '您填写的内容都已保存。请修改以下部分，然后重新提交：',
    action: '修改申请',
  },
  declined: {
    title: '您的申请未通过',
    message: '这一次我们未能通过您的申请，原因如下：',
    action: '查看申请',
  },
  approved: {
    title: '您已是汉路的老师',
    message: '可授课时间、课价、约课请求和课程都在老师中心。',
    action: '打开老师中心',
  },
  editing: {
    title: '您正在修改资料',
    message: '在您提交修改并通过审核之前，仍以已通过的资料为准。',
    action: '继续修改',
  },
  changes_submitted: {
    title: '我们已收到您的修改',
    message: '我们正在审核，一有结果会立即发邮件通知您。',
    action: '查看修改',
  },
  changes_returned: {
    title: '您的资料需要稍作修改',
    message: '请修改以下部分，然后重新提交：',
    action: '修改资料',
  },
  suspended: {
    title: '您的资料已隐藏',
    message: '我们已隐藏您的资料，学生暂时不能向您约课。原因如下：',
    action: '查看资料',
  },
  left: {
    title: '您已不再担任汉路老师',
    message: '您的资料已不再显示，但仍为您保留。想重新授课时，再次提交即可。',
    action: '重新授课',
  },
  role: {
    title: '您的老师资料已隐藏',
    message: '已通过的资料仍为您保留。',
  },
  lessons: '您以往的课程',
  again: '您可以从{date}起重新申请，已填写的内容都会保留。',
};

export const standingMessages = { en, ar, zh };

import type { Like } from '#src/i18n/messages.ts';
import { outcomeMessages } from '../outcome.messages.ts';

const en = {
  submitted: {
    title: 'Your application has arrived',
    text: 'We are reading it. This usually takes a few business days; you will get an email as soon as it is decided.',
    action: 'See your application',
  },
  returned: {
    ...outcomeMessages.en.returned,
    text: 'Everything you entered is saved. Please change the following and submit it again:',
    action: 'Change the application',
  },
  declined: {
    ...outcomeMessages.en.declined,
    action: 'See your application',
  },
  approved: {
    title: 'You teach on Hanlu',
    text: 'Hours, price, requests and lessons are in your room.',
    action: 'Open your room',
  },
  editing: {
    ...outcomeMessages.en.editing,
    action: 'Go on',
  },
  changes_submitted: {
    title: 'Your changes have arrived',
    text: 'We are reading the changes; you will get an email as soon as we have decided.',
    action: 'See your changes',
  },
  changes_returned: {
    ...outcomeMessages.en.changes_returned,
    text: 'Please change the following and submit it again:',
    action: 'Change your profile',
  },
  suspended: {
    ...outcomeMessages.en.suspended,
    action: 'See your profile',
  },
  left: {
    title: 'You have left',
    text: 'Nobody sees your profile. It is kept: submit it again when you want to teach here once more.',
    action: 'Come back',
  },
  /** Of an approved profile whose account has another role by now, or none. */
  role: {
    title: 'Your profile on Hanlu is hidden',
    text: 'It is kept as it was approved.',
  },
  /** The room, which leads to them otherwise, is closed. */
  lessons: 'Your lessons so far',
};

const ar: Like<typeof en> = {
  submitted: {
    title: 'وصل طلبكم',
    text: 'نقرأ طلبكم الآن، ويستغرق ذلك عادةً بضعة أيام عمل، وستصلكم رسالة بالبريد فور اتّخاذ القرار.',
    action: 'عرض الطلب',
  },
  returned: {
    ...outcomeMessages.ar.returned,
    text: 'كل ما أدخلتموه محفوظ. نرجو تعديل ما يلي ثم إرسال الطلب من جديد:',
    action: 'تعديل الطلب',
  },
  declined: {
    ...outcomeMessages.ar.declined,
    action: 'عرض الطلب',
  },
  approved: {
    title: 'أنتم من معلّمي هانلو',
    text: 'تجدون في ركن المعلّم الأوقات والسعر والطلبات والدروس.',
    action: 'فتح ركن المعلّم',
  },
  editing: {
    ...outcomeMessages.ar.editing,
    action: 'متابعة التعديل',
  },
  changes_submitted: {
    title: 'وصلت تعديلاتكم',
    text: 'نقرأ تعديلاتكم الآن، وستصلكم رسالة بالبريد فور اتّخاذ القرار.',
    action: 'عرض التعديلات',
  },
  changes_returned: {
    ...outcomeMessages.ar.changes_returned,
    text: 'نرجو تعديل ما يلي ثم إرساله من جديد:',
    action: 'تعديل الملفّ',
  },
  suspended: {
    ...outcomeMessages.ar.suspended,
    action: 'عرض الملفّ',
  },
  left: {
    title: 'غادرتم التدريس في هانلو',
    text: 'لا يرى أحد ملفّكم، لكنّه محفوظ: أرسلوه من جديد متى أردتم العودة إلى التدريس هنا.',
    action: 'العودة',
  },
  role: {
    title: 'ملفّكم في هانلو مخفيّ',
    text: 'وهو محفوظ كما قُبل.',
  },
  lessons: 'دروسكم حتى الآن',
};

const zh: Like<typeof en> = {
  submitted: {
    title: '我们已收到您的申请',
    text: '我们正在审核，通常需要几个工作日。一有结果，我们会立即发邮件通知您。',
    action: '查看申请',
  },
  returned: {
    ...outcomeMessages.zh.returned,
    text: '您填写的内容都已保存。请修改以下部分，然后重新提交：',
    action: '修改申请',
  },
  declined: {
    ...outcomeMessages.zh.declined,
    action: '查看申请',
  },
  approved: {
    title: '您已是汉路的老师',
    text: '可授课时间、课价、约课请求和课程都在老师中心。',
    action: '打开老师中心',
  },
  editing: {
    ...outcomeMessages.zh.editing,
    action: '继续修改',
  },
  changes_submitted: {
    title: '我们已收到您的修改',
    text: '我们正在审核，一有结果会立即发邮件通知您。',
    action: '查看修改',
  },
  changes_returned: {
    ...outcomeMessages.zh.changes_returned,
    text: '请修改以下部分，然后重新提交：',
    action: '修改资料',
  },
  suspended: {
    ...outcomeMessages.zh.suspended,
    action: '查看资料',
  },
  left: {
    title: '您已不再担任汉路老师',
    text: '您的资料已不再显示，但仍为您保留。想重新授课时，再次提交即可。',
    action: '重新授课',
  },
  role: {
    title: '您的老师资料已隐藏',
    text: '已通过的资料仍为您保留。',
  },
  lessons: '您以往的课程',
};

export const standingMessages = { en, ar, zh };

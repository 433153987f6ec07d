import type { Like } from '#src/i18n/messages.ts';

/** What became of an application or a profile, where its form and the account say the same. */
const en = {
  returned: { title: 'Your application needs a few changes' },
  changes_returned: { title: 'Your profile needs a few changes' },
  declined: {
    title: 'Your application was declined',
    text: 'We can’t accept it this time. The reason:',
    from: 'You can apply again from {date} on. Everything you entered is kept for it.',
  },
  suspended: {
    title: 'Your profile is hidden',
    text: 'We have hidden your profile, and students can’t ask you for lessons. The reason:',
  },
  editing: {
    title: 'You are changing your profile',
    text: 'The approved profile stays as it is until you have submitted your changes and we have approved them.',
  },
};

const ar: Like<typeof en> = {
  returned: { title: 'يحتاج طلبكم إلى بعض التعديلات' },
  changes_returned: { title: 'يحتاج ملفّكم إلى بعض التعديلات' },
  declined: {
    title: 'لم يُقبل طلبكم',
    text: 'تعذّر علينا قبول طلبكم هذه المرة، والسبب:',
    from: 'يمكنكم التقديم من جديد ابتداءً من {date}، وكل ما أدخلتموه محفوظ لذلك.',
  },
  suspended: {
    title: 'ملفّكم مخفيّ',
    text: 'أخفينا ملفّكم، ولا يمكن للطلّاب طلب دروس منكم. السبب:',
  },
  editing: {
    title: 'تعديل ملفّكم لم يكتمل بعد',
    text: 'يبقى الملفّ المقبول كما هو إلى أن ترسلوا تعديلاتكم ونقبلها.',
  },
};

const zh: Like<typeof en> = {
  returned: { title: '您的申请需要稍作修改' },
  changes_returned: { title: '您的资料需要稍作修改' },
  declined: {
    title: '您的申请未通过',
    text: '这一次我们未能通过您的申请，原因如下：',
    from: '您可以从{date}起重新申请，已填写的内容都会保留。',
  },
  suspended: {
    title: '您的资料已隐藏',
    text: '我们已隐藏您的资料，学生暂时不能向您约课。原因如下：',
  },
  editing: {
    title: '您正在修改资料',
    text: '在您提交修改并通过审核之前，仍以已通过的资料为准。',
  },
};

export const outcomeMessages = { en, ar, zh };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  noScript: 'Please switch JavaScript on to change this.',
  price: {
    title: 'Price',
    label: 'Price of a 50-minute lesson, in US dollars',
    riyals: 'Students read: {riyals}.',
    hint: 'It is on your page and in the list of tutors within a minute. Lessons that were asked for before keep their price.',
  },
  link: {
    title: 'Link for lessons',
    label: 'Where your lessons take place',
    hint: 'An address that begins with https://, of a room that is yours. Only you and the student of an accepted lesson see it.',
    saved: 'Saved. Students of agreed lessons are told by email.',
  },
  summary: { price: 'Price', link: 'Link for lessons' },
};

const ar: Like<typeof en> = {
  noScript: 'نرجو تفعيل جافاسكربت لتغيير هذا.',
  price: {
    title: 'السعر',
    label: 'سعر الدرس (50 دقيقة) بالدولار الأمريكي',
    riyals: 'يقرأ الطلّاب: {riyals}.',
    hint: 'يظهر في صفحتكم وفي قائمة المعلّمين خلال دقيقة. أمّا الدروس التي طُلبت قبل ذلك فتبقى بسعرها السابق.',
  },
  link: {
    title: 'رابط الدروس',
    label: 'أين تُعقد دروسكم؟',
    hint: 'عنوان يبدأ بـ \u2066https://\u2069 لغرفة تخصّكم. لا يراه إلا أنتم وطالب الدرس المؤكَّد.',
    saved: 'تم الحفظ، ونُعلم طلّاب الدروس المؤكَّدة بالبريد.',
  },
  summary: { price: 'السعر', link: 'رابط الدروس' },
};

const zh: Like<typeof en> = {
  noScript: '修改此内容需要启用 JavaScript。',
  price: {
    title: '课价',
    label: '每节课（50 分钟）的课价（美元）',
    riyals: '学生看到的课价：{riyals}。',
    hint: '一分钟内会显示在您的资料页和老师列表中。此前约的课仍按原课价。',
  },
  link: {
    title: '上课链接',
    label: '会议室链接',
    hint: '以 https:// 开头的链接，须是您自己的会议室。只有您和已约好课的学生能看到。',
    saved: '已保存。已约好课的学生会收到邮件通知。',
  },
  summary: { price: '课价', link: '上课链接' },
};

export const termsMessages = { en, ar, zh };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'My lessons',
  description: 'Your requests and lessons on Hanlu.',
  answer: 'Waiting for you',
  coming: 'Coming',
  past: 'Over',
  /** What is over of the side on which somebody was before their role was corrected. */
  formerly: {
    tutor: 'Over, from your time as a tutor',
    student: 'Over, from your time as a student',
  },
  nothingComing: 'Nothing lies ahead.',
  emptyForStudent: {
    title: 'No lessons yet',
    text: 'Find a tutor, choose a free hour and ask. Your requests and lessons will appear here.',
    go: 'Find a tutor',
  },
  emptyForTutor: {
    title: 'No requests yet',
    text: 'When a student asks you for a lesson, it appears here and you get an email. The more hours you offer, the sooner that is.',
    go: 'Look at your hours',
  },
  another: 'Find another hour',
  pages: 'Pages of past lessons',
  all: 'All my lessons',
  page: 'Page {page} of {pages}',
  newer: 'Newer',
  older: 'Older',
};

const ar: Like<typeof en> = {
  title: 'دروسي',
  description: 'طلباتكم ودروسكم على هانلو.',
  answer: 'بانتظاركم',
  coming: 'القادمة',
  past: 'المنتهية',
  formerly: {
    tutor: 'المنتهية من فترة تدريسكم',
    student: 'المنتهية من فترة دراستكم',
  },
  nothingComing: 'لا دروس قادمة.',
  emptyForStudent: {
    title: 'لا دروس بعد',
    text: 'ابحثوا عن معلّم، واختاروا ساعة متاحة، ثم أرسلوا طلبكم. ستجدون طلباتكم ودروسكم هنا.',
    go: 'البحث عن معلّم',
  },
  emptyForTutor: {
    title: 'لا طلبات بعد',
    text: 'عندما يطلب منكم طالب درسًا يظهر هنا، وتصلكم رسالة بالبريد. وكلما زادت الساعات التي تتيحونها كان ذلك أقرب.',
    go: 'مراجعة ساعاتكم',
  },
  another: 'البحث عن ساعة أخرى',
  pages: 'صفحات الدروس السابقة',
  all: 'كل دروسي',
  page: 'الصفحة {page} من {pages}',
  newer: 'الأحدث',
  older: 'الأقدم',
};

const zh: Like<typeof en> = {
  title: '我的课程',
  description: '您在汉路上的约课请求和课程。',
  answer: '等您处理',
  coming: '即将上课',
  past: '已结束',
  formerly: {
    tutor: '已结束（任教期间）',
    student: '已结束（学习期间）',
  },
  nothingComing: '目前没有约好的课。',
  emptyForStudent: {
    title: '还没有课程',
    text: '找一位老师，选一个空闲时段，提出约课。您的请求和课程都会显示在这里。',
    go: '找老师',
  },
  emptyForTutor: {
    title: '还没有约课请求',
    text: '有学生向您约课时，会显示在这里，您也会收到邮件。开放的时段越多，学生越容易约到您的课。',
    go: '查看可授课时间',
  },
  another: '再约一个时段',
  pages: '过往记录分页',
  all: '全部课程',
  page: '第 {page} 页，共 {pages} 页',
  newer: '较新',
  older: '较早',
};

export const listMessages = { en, ar, zh };

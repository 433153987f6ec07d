import type { Like } from '#src/i18n/messages.ts';

const en = {
  getStarted: 'Get Started',
  continue: 'Continue',
  tutorLink: 'Want to be A Tutor?',
  loading: 'Grinding the ink',
  scrollHint: 'Scroll, and the brush writes',
  pause: 'Pause the moving background',
  play: 'Play the moving background',
  contentsTabs: 'Articles or games',
  articles: 'Articles',
  games: 'Games',
  findTitle: 'Ready to speak with somebody?',
  findText:
    'Say when you have time, what it may cost and what you would like to learn, and see which tutors fit.',
  findTutor: 'Find a tutor',
  becomeTutor: 'Become a tutor',
  tutorNote: 'See how it works before you apply.',
};

const ar: Like<typeof en> = {
  getStarted: 'ابدؤوا الآن',
  continue: 'متابعة التعلّم',
  tutorLink: 'تودّون التدريس معنا؟',
  loading: 'نُعدّ الحبر',
  scrollHint: 'مرّروا الصفحة لتكتب الفرشاة',
  pause: 'إيقاف حركة الخلفية',
  play: 'تشغيل حركة الخلفية',
  contentsTabs: 'المقالات أو الألعاب',
  articles: 'المقالات',
  games: 'الألعاب',
  findTitle: 'حان وقت الكلام؟',
  findText: 'حدّدوا أوقاتكم وميزانيتكم وما تودّون تعلّمه، وانظروا من يناسبكم من المعلّمين.',
  findTutor: 'ابحثوا عن معلّم',
  becomeTutor: 'الانضمام إلى المعلّمين',
  tutorNote: 'تعرّفوا إلى طريقة العمل قبل تقديم الطلب.',
};

export const homeMessages = { en, ar };

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
  becomeTutor: 'Become a tutor',
  tutorNote: 'See how it works before you apply.',
  loginFailed: 'Login failed',
  loginFailedHelp: 'We could not complete the sign-in. Please try again.',
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
  becomeTutor: 'الانضمام إلى المعلّمين',
  tutorNote: 'تعرّفوا إلى طريقة العمل قبل تقديم الطلب.',
  loginFailed: 'تعذّر تسجيل الدخول',
  loginFailedHelp: 'لم نتمكّن من إتمام تسجيل الدخول. نرجو المحاولة مرة أخرى.',
};

export const homeMessages = { en, ar };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  soon: 'Opening soon',
  meanwhile: 'Meanwhile, the articles are open to everyone.',
  read: 'Read the articles',
  rooms: {
    signup: ['Sign-up', 'Accounts for students and tutors open here soon.'],
    login: ['Login', 'Signing in opens together with accounts.'],
    'role-select': [
      'Choose your role',
      'Once accounts open, you say here whether you come to learn or to teach.',
    ],
    onboarding: ['Student questions', 'Eight short questions that help to match lessons to you.'],
    'after-signup': ['Thank you', 'This page welcomes new members once accounts open.'],
    'teacher-onboarding': ['Tutor application', 'A seven-step application for tutors of Mandarin.'],
    'teacher-signup': ['Teach on Hanlu', 'Everything a tutor wants to know before applying.'],
    image: ['Image test page', 'An internal page for trying picture uploads.'],
    'Data-Center': ['Data Center', 'An internal page for the team.'],
    admin: ['Admin dashboard', 'The place from which the team runs the platform.'],
    student: ['Student dashboard', 'The place where students find their lessons.'],
  },
};

const ar: Like<typeof en> = {
  soon: 'قريبًا',
  meanwhile: 'وحتى ذلك الحين، المقالات مفتوحة للجميع.',
  read: 'قراءة المقالات',
  rooms: {
    signup: ['التسجيل', 'تُفتح هنا قريبًا حسابات الطلاب والمعلّمين.'],
    login: ['تسجيل الدخول', 'يبدأ تسجيل الدخول مع فتح الحسابات.'],
    'role-select': ['اختيار الدور', 'عند فتح الحسابات يُختار هنا: تعلُّم أم تعليم.'],
    onboarding: ['أسئلة الطالب', 'ثمانية أسئلة قصيرة تساعد على اختيار الدروس المناسبة.'],
    'after-signup': ['شكرًا لكم', 'ترحّب هذه الصفحة بالأعضاء الجدد عند فتح الحسابات.'],
    'teacher-onboarding': ['طلب الانضمام للتدريس', 'طلب من سبع خطوات لمعلّمي اللغة الصينية.'],
    'teacher-signup': ['التدريس في هانلو', 'كل ما يودّ المعلّم معرفته قبل تقديم الطلب.'],
    image: ['صفحة تجربة الصور', 'صفحة داخلية لتجربة رفع الصور.'],
    'Data-Center': ['مركز البيانات', 'صفحة داخلية للفريق.'],
    admin: ['لوحة الإدارة', 'من هنا يدير الفريق المنصة.'],
    student: ['لوحة الطالب', 'هنا يجد الطلاب دروسهم.'],
  },
};

export const openingSoonMessages = { en, ar };

export type Room = keyof typeof en.rooms;
export const ROOMS = Object.keys(en.rooms) as Room[];

import type { Like } from '#src/i18n/messages.ts';

const en = {
  skip: 'Skip to the content',
  siteNavigation: 'Site',
  home: 'Home',
  today: 'Today',
  contents: 'Contents',
  about: 'About',
  signUp: 'Sign up',
  logIn: 'Log in',
  signOut: 'Sign out',
  yourRole: 'Your role:',
  chooseRole: 'Choose a role',
  menu: 'Menu',
  newTab: '(opens in a new tab)',
  social: { youtube: 'YouTube', instagram: 'Instagram', tiktok: 'TikTok' },
  followUs: 'Follow us',
  contact: 'Contact us',
  locations: 'Where we are',
  legal: 'Legal',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
};

const ar: Like<typeof en> = {
  skip: 'الانتقال إلى المحتوى',
  siteNavigation: 'التنقّل في الموقع',
  home: 'الرئيسية',
  today: 'اليوم',
  contents: 'المحتوى',
  about: 'من نحن',
  signUp: 'التسجيل',
  logIn: 'تسجيل الدخول',
  signOut: 'تسجيل الخروج',
  yourRole: 'دوركم:',
  chooseRole: 'اختيار الدور',
  menu: 'القائمة',
  newTab: '(يُفتح في علامة تبويب جديدة)',
  social: { youtube: 'يوتيوب', instagram: 'إنستغرام', tiktok: 'تيك توك' },
  followUs: 'تابعونا',
  contact: 'تواصلوا معنا',
  locations: 'مقرّاتنا',
  legal: 'الشؤون القانونية',
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
};

export const shellMessages = { en, ar };

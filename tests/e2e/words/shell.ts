export const shellWords = {
  ar: {
    skip: 'الانتقال إلى المحتوى',
    siteNavigation: 'التنقّل في الموقع',
    contents: 'المحتوى',
    about: 'من نحن',
    signUp: 'التسجيل',
    signOut: 'تسجيل الخروج',
    menu: 'القائمة',
    social: { youtube: 'يوتيوب', instagram: 'إنستغرام', tiktok: 'تيك توك' },
    privacy: 'سياسة الخصوصية',
  },
  en: {
    skip: 'Skip to the content',
    siteNavigation: 'Site',
    contents: 'Contents',
    about: 'About',
    signUp: 'Sign up',
    signOut: 'Sign out',
    menu: 'Menu',
    social: { youtube: 'YouTube', instagram: 'Instagram', tiktok: 'TikTok' },
    privacy: 'Privacy Policy',
  },
};

import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Page Not Found',
  description:
    'This road leads nowhere. The page may have moved, or there may be a mistake in the address.',
  invalidLanguage: 'Invalid language parameter',
  invalidLanguageHelp: 'The legal texts are here in Arabic and in English.',
  tutor: {
    title: 'This tutor can’t be found here',
    description:
      'Tutors take a rest at times, or teach here no longer. There may also be a mistake in the address.',
    list: 'See the tutors',
    lessons: 'Your lessons',
  },
  goHome: 'Go Home',
};

const ar: Like<typeof en> = {
  title: 'الصفحة غير موجودة',
  description: 'هذا الطريق لا يؤدّي إلى شيء. ربّما نُقلت الصفحة، أو كان في العنوان خطأ.',
  invalidLanguage: 'رمز اللغة في العنوان غير صالح',
  invalidLanguageHelp: 'النصوص القانونية متاحة هنا بالعربية والإنجليزية.',
  tutor: {
    title: 'لا يوجد معلّم في هذا العنوان الآن',
    description:
      'يتوقّف المعلّمون أحيانًا لبعض الوقت، ومنهم من لم يعد يدرّس هنا. وربّما كان في العنوان خطأ.',
    list: 'عرض المعلّمين',
    lessons: 'دروسكم',
  },
  goHome: 'العودة إلى الصفحة الرئيسية',
};

const zh: Like<typeof en> = {
  title: '页面不存在',
  description: '此路不通。页面可能已经移走，也可能是网址有误。',
  invalidLanguage: '网址中的语言代码无效',
  invalidLanguageHelp: '法律文件有阿拉伯语和英语两种版本。',
  tutor: {
    title: '这里暂时没有这位老师',
    description: '老师有时会暂停接课，或已不在这里授课。也可能是网址有误。',
    list: '查看全部老师',
    lessons: '您的课程',
  },
  goHome: '返回首页',
};

export const notFoundMessages = { en, ar, zh };

export const offlineWords = {
  ar: {
    title: 'بلا إنترنت',
    isOffline: 'لا يوجد اتّصال الآن، وهذه الصفحة غير محفوظة على جهازكم.',
    tryAgain: 'إعادة المحاولة',
    kept: 'المحفوظ على هذا الجهاز',
    newVersion: 'نسخة جديدة من الموقع جاهزة',
    reload: 'إعادة التحميل',
  },
  en: {
    title: 'Without a network',
    isOffline: 'There is no connection right now, and this page is not kept on your device.',
    tryAgain: 'Try again',
    kept: 'Kept on this device',
    newVersion: 'A new version is ready',
    reload: 'Reload',
  },
  zh: {
    title: '没有网络连接',
    isOffline: '现在没有网络连接，而这个页面没有保存在您的设备上。',
    keptInEnglish: '已保存在这台设备上（英语）',
  },
};

export const speechWords = {
  ar: {
    noVoice:
      'لا صوت للصينية (الماندرين) على هذا الجهاز، فلم يُقرأ شيء. يمكن إضافة صوت صيني (البر الرئيسي) من إعدادات تحويل النص إلى كلام.',
    close: 'إغلاق',
  },
  en: {
    noVoice:
      'This device has no Mandarin voice, so nothing was read aloud. Its text-to-speech settings can add one: Chinese (mainland).',
    close: 'Close',
  },
};

import type { Like } from '#src/i18n/messages.ts';

const en = {
  noVoice:
    'This device has no Mandarin voice, so nothing was read aloud. You can add a Chinese (mainland) voice in the text-to-speech settings of your device.',
  close: 'Close',
};

const ar: Like<typeof en> = {
  noVoice:
    'لا يوجد على هذا الجهاز صوت للغة الصينية (الماندرين)، لذلك لم يُقرأ شيء. يمكن إضافة صوت صيني (البر الرئيسي) من إعدادات تحويل النص إلى كلام في الجهاز.',
  close: 'إغلاق',
};

export const speechMessages = { en, ar };

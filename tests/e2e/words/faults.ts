/** What visitors read when something fails; the site's dictionaries have each as a pair. */
export const faultWords = {
  ar: {
    full: 'امتلأت مساحة التخزين في الموقع، فلم يُحفظ شيء. نرجو المحاولة لاحقًا.',
    unavailable: 'لا يصل الموقع إلى بياناته الآن، فلم يُحفظ شيء. نرجو المحاولة لاحقًا.',
    unreachable: 'لا يصل الموقع إلى بياناته الآن. نرجو المحاولة لاحقًا.',
    mailLater:
      'تعذّر إرسال رسالة التأكيد الآن. اشتراككم محفوظ، وسنرسلها عند الاشتراك مرة أخرى لاحقًا.',
    signInFailed: 'لم نتمكّن من إتمام تسجيل الدخول. نرجو إعادة المحاولة.',
    uploadFailed: 'تعذّر رفع الملفّ',
    transcription: {
      unavailable: 'لم يقبل خادم تحويل الكلام إلى نصّ التسجيلَ أو تعذّر الوصول إليه.',
      slow: 'تأخّر خادم تحويل الكلام إلى نصّ في الردّ.',
    },
  },
  en: {
    full: 'The site has no room left just now, so nothing was saved. Please try again later.',
    unavailable:
      'The site cannot reach its data just now, so nothing was saved. Please try again later.',
    unreachable: 'The site cannot reach its data just now. Please try again later.',
    mailLater:
      'The confirmation email could not be sent just now. Your subscription is kept: subscribe again later and we will send it.',
    signInFailed: 'We could not complete the sign-in. Please try again.',
    uploadFailed: 'Upload failed',
    transcription: {
      unavailable: 'The transcription server did not accept the recording or could not be reached.',
      slow: 'The transcription server took too long to answer.',
    },
  },
};

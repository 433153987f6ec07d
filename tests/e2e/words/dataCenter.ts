export const dataCenterWords = {
  ar: {
    title: 'مركز البيانات (Data Center)',
    choose: 'اختيار صورة',
    onServer: 'إرسال الصورة كاملة ليقصّها الخادم',
    preview: 'الجزء المقصوص',
    uploaded: 'الصورة كما حُفظت',
    problems: {
      chooseFirst: 'اختاروا صورة أولًا.',
      onlyImages: 'يمكن رفع الصور فقط.',
      tooLarge: 'الحدّ الأقصى لحجم الصورة 10 ميغابايت.',
      failed: 'تعذّر رفع الصورة.',
      error: 'انقطع الرفع.',
    },
  },
  en: {
    title: 'Data Center',
    choose: 'Choose a picture',
    onServer: 'Send the whole picture and have the server cut it',
    preview: 'The part that was cut',
    uploaded: 'The picture as it is kept',
    problems: {
      chooseFirst: 'Choose a picture first.',
      onlyImages: 'Only pictures can be uploaded.',
      tooLarge: 'A picture can be up to 10 MB.',
      failed: 'The upload failed.',
      error: 'The upload was interrupted.',
    },
  },
};

import type { Like } from '#src/i18n/messages.ts';

const en = {
  unauthenticated: 'You are no longer signed in. Sign in again and upload the file once more.',
  forbidden: 'Only tutors can upload files.',
  not_found: 'There is no such file.',
  missing_file: 'Choose one file to upload.',
  missing_size: 'The size of the original file is missing.',
  wrong_kind: 'It is not clear what this file is for.',
  wrong_item: 'It is not clear which entry this file belongs to.',
  wrong_crop: 'The part to cut out is not described by whole numbers.',
  empty: 'The file is empty.',
  unsupported: 'Unsupported file type',
  damaged: 'The file is damaged or incomplete.',
  too_many_pixels:
    'The picture is too large: up to 50 megapixels are possible, and 20,000 pixels on a side.',
  crop_outside: 'The part to cut out lies outside the picture.',
  locked: 'The PDF is protected. Save it without a password and upload it again.',
  scripted: 'The PDF contains programs or other files. Save a plain copy and upload that.',
  busy: 'Many files are being uploaded just now. Please try again in a few seconds.',
  too_many_today: 'You have uploaded as much as is possible within a day. Please go on tomorrow.',
  failed: 'Upload failed',
};

const ar: Like<typeof en> = {
  unauthenticated: 'انتهت جلستكم. سجّلوا الدخول من جديد وارفعوا الملف مرة أخرى.',
  forbidden: 'رفع الملفات متاح للمعلّمين فقط.',
  not_found: 'لا يوجد ملف كهذا.',
  missing_file: 'اختاروا ملفًّا واحدًا لرفعه.',
  missing_size: 'حجم الملف الأصلي غير مذكور.',
  wrong_kind: 'الغرض من هذا الملف غير واضح.',
  wrong_item: 'ليس واضحًا إلى أي بند ينتمي هذا الملف.',
  wrong_crop: 'الجزء المراد قصّه غير محدَّد بأعداد صحيحة.',
  empty: 'الملف فارغ.',
  unsupported: 'نوع الملف غير مدعوم',
  damaged: 'الملف تالف أو غير مكتمل.',
  too_many_pixels: 'الصورة أكبر من المسموح، والحد الأقصى 50 ميغابكسل و20,000 بكسل لكل ضلع.',
  crop_outside: 'الجزء المراد قصّه خارج حدود الصورة.',
  locked: 'ملف PDF محميّ. احفظوه بلا كلمة مرور ثم ارفعوه من جديد.',
  scripted: 'يحتوي ملف PDF على برامج أو ملفات أخرى. احفظوا نسخة بسيطة منه وارفعوها.',
  busy: 'تُرفع ملفات كثيرة في هذه اللحظة. نرجو المحاولة بعد ثوانٍ.',
  too_many_today: 'بلغتم الحد الأقصى لما يمكن رفعه في يوم واحد. نرجو المتابعة غدًا.',
  failed: 'تعذّر رفع الملف',
};

const limits = {
  en: { five: 'File exceeds 5MB', ten: 'File exceeds 10MB' },
  ar: { five: 'حجم الملف يتجاوز 5 ميغابايت', ten: 'حجم الملف يتجاوز 10 ميغابايت' },
};

export const tutorFileMessages = {
  en: { ...en, too_large: limits.en.five },
  ar: { ...ar, too_large: limits.ar.five },
};

export const imageMessages = {
  en: { ...en, too_large: limits.en.ten, too_large_for_profile: limits.en.five },
  ar: { ...ar, too_large: limits.ar.ten, too_large_for_profile: limits.ar.five },
};

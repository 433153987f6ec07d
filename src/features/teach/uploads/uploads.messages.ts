import { MIN_PORTRAIT_PX } from '#src/domain/uploads.ts';
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
  too_small: `The portrait is too small. It needs at least ${MIN_PORTRAIT_PX} pixels on each side.`,
  crop_outside: 'The part to cut out lies outside the picture.',
  locked: 'The PDF is protected. Save it without a password and upload it again.',
  scripted: 'The PDF contains programs or other files. Save a plain copy and upload that.',
  too_slow: 'This file took too long to read. Please try a smaller one, or another file.',
  busy: 'Many files are being uploaded just now. Please try again in a few seconds.',
  too_many_today: 'You have uploaded as much as is possible within a day. Please go on tomorrow.',
  failed: 'Upload failed',
};

const ar: Like<typeof en> = {
  unauthenticated: 'انتهت جلستكم. سجّلوا الدخول من جديد وارفعوا الملفّ مرة أخرى.',
  forbidden: 'رفع الملفّات متاح للمعلّمين فقط.',
  not_found: 'هذا الملفّ غير موجود.',
  missing_file: 'اختاروا ملفًّا واحدًا لرفعه.',
  missing_size: 'حجم الملفّ الأصلي غير مذكور.',
  wrong_kind: 'الغرض من هذا الملفّ غير واضح.',
  wrong_item: 'ليس واضحًا إلى أي بند ينتمي هذا الملفّ.',
  wrong_crop: 'الجزء المراد قصّه غير محدَّد بأعداد صحيحة.',
  empty: 'الملفّ فارغ.',
  unsupported: 'نوع الملفّ غير مدعوم',
  damaged: 'الملفّ تالف أو غير مكتمل.',
  too_many_pixels: 'الصورة أكبر من المسموح، والحدّ الأقصى 50 ميغابكسل و20,000 بكسل لكل ضلع.',
  too_small: `الصورة الشخصية أصغر من اللازم، وأقلّ قياس لها ${MIN_PORTRAIT_PX} بكسل لكل ضلع.`,
  crop_outside: 'الجزء المراد قصّه خارج حدود الصورة.',
  locked: 'ملفّ PDF محميّ. احفظوه بلا كلمة مرور ثم ارفعوه من جديد.',
  scripted: 'يحتوي ملفّ PDF على برامج أو ملفّات أخرى. احفظوا نسخة بسيطة منه وارفعوها.',
  too_slow: 'استغرقت قراءة هذا الملفّ وقتًا أطول من المسموح. نرجو تجربة ملفّ أصغر أو ملفّ آخر.',
  busy: 'تُرفع ملفّات كثيرة في هذه اللحظة. نرجو المحاولة بعد ثوانٍ.',
  too_many_today: 'بلغتم الحدّ الأقصى لما يمكن رفعه في يوم واحد. نرجو المتابعة غدًا.',
  failed: 'تعذّر رفع الملفّ',
};

const zh: Like<typeof en> = {
  unauthenticated: '您的登录已失效。请重新登录，然后再次上传文件。',
  forbidden: '只有老师才能上传文件。',
  not_found: '没有这个文件。',
  missing_file: '请选择一个要上传的文件。',
  missing_size: '缺少原文件的大小。',
  wrong_kind: '无法判断这个文件的用途。',
  wrong_item: '无法判断这个文件属于哪一条内容。',
  wrong_crop: '裁剪区域须用整数表示。',
  empty: '文件是空的。',
  unsupported: '不支持的文件类型',
  damaged: '文件已损坏或不完整。',
  too_many_pixels: '图片过大：总像素不能超过 5000 万，单边不能超过 20,000 像素。',
  too_small: `头像太小，每边至少需要 ${MIN_PORTRAIT_PX} 像素。`,
  crop_outside: '裁剪区域超出了图片范围。',
  locked: '此 PDF 受密码保护。请另存为无密码的文件后再上传。',
  scripted: '此 PDF 含有程序或其他文件。请另存为普通 PDF 后再上传。',
  too_slow: '读取此文件所需的时间过长。请换一个较小的文件或其他文件。',
  busy: '当前上传人数较多，请过几秒再试。',
  too_many_today: '您今天上传的文件已达上限，请明天继续。',
  failed: '上传失败',
};

const limits = {
  en: { five: 'File exceeds 5MB', ten: 'File exceeds 10MB' },
  ar: { five: 'حجم الملفّ يتجاوز 5 ميغابايت', ten: 'حجم الملفّ يتجاوز 10 ميغابايت' },
  zh: { five: '文件超过 5 MB', ten: '文件超过 10 MB' },
};

export const tutorFileMessages = {
  en: { ...en, too_large: limits.en.five },
  ar: { ...ar, too_large: limits.ar.five },
  zh: { ...zh, too_large: limits.zh.five },
};

export const imageMessages = {
  en: { ...en, too_large: limits.en.ten, too_large_for_profile: limits.en.five },
  ar: { ...ar, too_large: limits.ar.ten, too_large_for_profile: limits.ar.five },
  zh: { ...zh, too_large: limits.zh.ten, too_large_for_profile: limits.zh.five },
};

import type { Like } from '#src/i18n/messages.ts';

const en = {
  missing: 'Send exactly one recording, in the field “file”.',
  empty: 'The recording is empty.',
  too_large: 'The recording is larger than 1 MB.',
  too_long: 'The recording is longer than five seconds.',
  not_audio: 'The file is not a recording in WebM, Ogg, MP4 or WAV.',
  not_configured: 'No transcription server has been set up on this site.',
  busy: 'The transcription server is busy. Please try again in a moment.',
  unavailable: 'The transcription server did not accept the recording or could not be reached.',
  slow: 'The transcription server took too long to answer.',
};

const ar: Like<typeof en> = {
  missing: 'يجب إرسال تسجيل واحد فقط في الحقل file.',
  empty: 'التسجيل فارغ.',
  too_large: 'حجم التسجيل أكبر من ميغابايت واحد.',
  too_long: 'مدّة التسجيل أطول من خمس ثوانٍ.',
  not_audio: 'الملفّ ليس تسجيلًا صوتيًّا بصيغة WebM أو Ogg أو MP4 أو WAV.',
  not_configured: 'لم يُعَدّ خادم لتحويل الكلام إلى نصّ في هذا الموقع.',
  busy: 'خادم تحويل الكلام إلى نصّ مشغول. نرجو المحاولة بعد قليل.',
  unavailable: 'لم يقبل خادم تحويل الكلام إلى نصّ التسجيلَ أو تعذّر الوصول إليه.',
  slow: 'تأخّر خادم تحويل الكلام إلى نصّ في الردّ.',
};

export const transcribeMessages = { en, ar };

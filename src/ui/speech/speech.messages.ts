import type { Like } from '#src/i18n/messages.ts';

const en = {
  silent: 'No Mandarin voice would start on this device, so nothing was read aloud.',
  noVoice: 'No Mandarin voice found here yet',
  again: 'Nothing was read aloud.',
  late: 'The recording is still on its way: the network is slow.',
  offline: 'Without a network the browser’s own voice may be missing.',
  /** How to get a Mandarin voice, by the kind of device. */
  install: {
    android:
      'To add one on Android: Settings, then Text-to-speech output (under Accessibility or Language). Choose Google’s engine, open its settings with the gear, Install voice data, and download Chinese (China).',
    ios: 'To add one on iPhone or iPad: Settings, Accessibility, Spoken Content, Voices, Chinese, and download a voice for China mainland. Check, too, that the device is not on silent.',
    windows:
      'To add one on Windows: Settings, Time & language, Language & region, Add a language: Chinese (Simplified, China), with Text-to-speech ticked. Then restart the browser.',
    macos:
      'To add one on a Mac: System Settings, Accessibility, Spoken Content (or Read & Speak), System voice, Manage Voices, Chinese (China mainland), and download one. Then restart the browser.',
    linux:
      'On Linux, the voice that most systems bring (eSpeak) can’t read Chinese characters, so it is not used here. Chrome and Edge bring Mandarin voices of their own.',
    other:
      'The device’s text-to-speech settings can add one: Chinese, mainland China, and its voice data.',
  },
  remote: {
    title: 'May the browser’s own voice read aloud?',
    text: 'This device has no Mandarin voice of its own, but your browser offers one. The Chinese text may be sent to the browser’s maker for that, and nothing else.',
    agree: 'Yes, use it',
    decline: 'No, stay silent',
    active: 'A voice from the browser’s maker reads here; the maker may receive the Chinese text.',
    revoke: 'Stop using it',
    change: 'Use the browser’s own voice',
  },
  close: 'Close',
};

const ar: Like<typeof en> = {
  silent: 'لم يبدأ أي صوت صيني (ماندرين) على هذا الجهاز، فلم يُقرأ شيء.',
  noVoice: 'لا صوت للصينية هنا حتى الآن',
  again: 'لم يُقرأ شيء.',
  late: 'ما زال التسجيل في الطريق، فالاتّصال بالإنترنت بطيء.',
  offline: 'قد يغيب صوت المتصفّح ما دام الاتّصال بالإنترنت مقطوعًا.',
  install: {
    android:
      'لإضافة صوت على Android: الإعدادات، ثم «تحويل النصّ إلى كلام» (ضمن إمكانية الوصول أو اللغة). اختاروا محرّك Google، وافتحوا إعداداته من رمز الترس، ثم «تثبيت بيانات الصوت»، ونزّلوا الصينية (بر الصين الرئيسي).',
    ios: 'لإضافة صوت على iPhone أو iPad: الإعدادات، ثم تسهيلات الاستخدام، ثم المحتوى المنطوق، ثم الأصوات، ونزّلوا صوتًا من الصينية (بر الصين الرئيسي). وتأكّدوا أنّ الجهاز ليس في الوضع الصامت.',
    windows:
      'لإضافة صوت على Windows: الإعدادات، ثم الوقت واللغة، ثم اللغة والمنطقة، ثم إضافة لغة: «الصينية (المبسّطة، الصين)» مع تحديد «تحويل النصّ إلى كلام». ثم أعيدوا تشغيل المتصفّح.',
    macos:
      'لإضافة صوت على Mac: إعدادات النظام، ثم تسهيلات الاستخدام، ثم المحتوى المنطوق، ثم صوت النظام، ثم إدارة الأصوات، ونزّلوا صوتًا من الصينية (بر الصين الرئيسي). ثم أعيدوا تشغيل المتصفّح.',
    linux:
      'الصوت الذي تأتي به معظم أنظمة Linux (eSpeak) لا يقرأ الحروف الصينية، ولذلك لا نستعمله هنا. أمّا متصفّحا Chrome وEdge فلكل منهما أصوات صينية خاصّة به.',
    other:
      'يمكن إضافة صوت من إعدادات تحويل النصّ إلى كلام على الجهاز: الصينية (بر الصين الرئيسي) مع بياناتها الصوتية.',
  },
  remote: {
    title: 'هل تسمحون بأن يقرأ صوت المتصفّح؟',
    text: 'ليس على هذا الجهاز صوت صيني خاصّ به، لكن متصفّحكم يقدّم صوتًا. وقد يُرسل النصّ الصيني لهذا الغرض إلى الشركة المطوّرة للمتصفّح، ولا شيء سواه.',
    agree: 'نعم، لا مانع',
    decline: 'لا، من دون صوت',
    active: 'يقرأ هنا صوت من الشركة المطوّرة للمتصفّح، وقد يصلها النصّ الصيني.',
    revoke: 'إيقاف استخدامه',
    change: 'استخدام صوت المتصفّح',
  },
  close: 'إغلاق',
};

export const speechMessages = { en, ar };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  region: 'Pronunciation practice',
  labels: {
    idle: 'Practice Speaking!',
    asking: 'One question first',
    opening: 'Opening the microphone...',
    listening: 'Listening...',
    judging: 'Checking...',
    success: 'Great Job!',
    close: 'Almost there!',
    unsure: 'Hard to tell',
    failed: 'Not quite there yet!',
  },
  buttons: {
    start: 'Start recording',
    cancel: 'Cancel',
    stop: 'Stop recording',
    wait: 'Your recording is being checked',
    again: 'Try again',
  },
  hint: 'Press the microphone and say the phrase. It stops when you press again, or after 5 seconds. Your voice is turned into text and not kept here.',
  answer:
    'Your browser may be asking about the microphone: allow it there. To stop waiting, press again.',
  dismiss: 'Close this message',
  chineseAlerts: {
    microphone: '无法启动麦克风，请检查权限设置。',
    unsupported: '您的浏览器不支持录音，请使用 Chrome 或 Edge 浏览器。',
  },
  faults: {
    denied:
      'The microphone could not be started because this site may not use it. Allow it in the browser: at the address bar on a computer; on a phone in the browser’s menu, under the settings of this site. Then press again.',
    no_device:
      'The microphone could not be started because none was found. Connect one, or check that it is switched on, then press again.',
    device_busy:
      'The microphone could not be started. Another program may be using it: close that program, then press again.',
    device_lost: 'The microphone was disconnected. Connect it and press again.',
    other_tab: 'Another window of this site is listening. End it there, then press again.',
    unsupported: 'This browser can’t record here. Please use Chrome or Edge.',
    silent: 'We heard nothing. Come closer to the microphone, speak up, and press again.',
    hidden: 'The recording stopped because the page was hidden. Press again when you are ready.',
    offline:
      'The recording could not be sent. Check your internet connection, then press again. You can keep reading and listening meanwhile.',
    slow: 'The check took too long. Press again, or try later.',
    busy: 'Many learners are practising right now. Wait a moment, then press again.',
    unavailable: 'The recording could not be checked. It is not your fault: try again in a moment.',
    too_large: 'The recording is too large. Press again and say only the phrase.',
    not_audio: 'The recording could not be read. Press again, or try another browser.',
    // Shown with the exercise below instead of an alert.
    no_listener: 'Listening practice',
  },
  consent: {
    title: 'May your browser listen?',
    text: 'This site has no speech server of its own, but your browser can recognise speech. Your voice may be sent to the browser’s maker for that. The site itself receives only the text.',
    agree: 'Yes, use it',
    decline: 'No, just listen',
    active: 'Your browser recognises your speech; its maker may receive your voice.',
    revoke: 'Stop using it',
  },
  listening: {
    noRecogniser:
      'Speech can’t be checked here: this site has no speech server, and this browser does not recognise speech. Chrome, Edge and Safari can. You can still train your ear and your tongue.',
    declined:
      'Speech is not being checked, because the browser’s recogniser is turned off. You can still train your ear and your tongue.',
    how: 'Listen slowly first, say the phrase aloud right after it, then keep up with the normal speed.',
    slow: 'Listen slowly',
    normal: 'Listen',
    change: 'Use the browser’s recogniser',
  },
  result: {
    title: 'What was heard, syllable by syllable',
    heard: 'Heard:',
    share: 'Right syllables: {n} of {total}',
    advice: {
      missing: 'Not heard: {hanzi}. Say the whole phrase next time.',
      negation: 'The sentence now says the opposite: listen for 不 or 没 and try again.',
      more: 'More was heard than the phrase. Say only the phrase.',
    },
    unsure: 'The computer could not make out the tones. Listen once more and compare for yourself.',
    verdicts: {
      right: 'right',
      tone: 'other tone',
      missed: 'missed',
      unsure: 'unsure',
    },
    instead: 'heard {pinyin}',
    limits: 'A computer listens here. It can be wrong.',
  },
  voice: {
    failed: 'The drawing of your voice could not be loaded. Check your internet connection.',
    retry: 'Try again',
  },
};

const ar: Like<typeof en> = {
  region: 'التدرّب على النطق',
  labels: {
    idle: 'تدرّبوا على النطق!',
    asking: 'سؤال واحد أولًا',
    opening: 'جارٍ فتح الميكروفون…',
    listening: 'نستمع إليكم…',
    judging: 'جارٍ التحقّق…',
    success: 'أحسنتم!',
    close: 'اقتربتم كثيرًا!',
    unsure: 'يصعب الحكم',
    failed: 'ليس بعد، حاولوا مجدّدًا!',
  },
  buttons: {
    start: 'بدء التسجيل',
    cancel: 'إلغاء',
    stop: 'إيقاف التسجيل',
    wait: 'جارٍ التحقّق من التسجيل',
    again: 'إعادة المحاولة',
  },
  hint: 'اضغطوا على الميكروفون وانطقوا العبارة. يتوقّف التسجيل عند الضغط مرة أخرى أو بعد 5\u00a0ثوانٍ. يُحوَّل الصوت إلى نصّ ولا يُحفظ هنا.',
  answer:
    'ربّما يسألكم المتصفّح الآن عن الميكروفون: اسمحوا به هناك. ولإنهاء الانتظار اضغطوا مرة أخرى.',
  dismiss: 'إغلاق هذه الرسالة',
  chineseAlerts: {
    microphone: '无法启动麦克风，请检查权限设置。',
    unsupported: '您的浏览器不支持录音，请使用 Chrome 或 Edge 浏览器。',
  },
  faults: {
    denied:
      'تعذّر تشغيل الميكروفون لأنّ الموقع غير مسموح له باستخدامه. اسمحوا به في المتصفّح: من شريط العنوان على الحاسوب، أو من إعدادات هذا الموقع في قائمة المتصفّح على الهاتف، ثم اضغطوا مرة أخرى.',
    no_device:
      'تعذّر تشغيل الميكروفون لأنّه لم يُعثر على أي ميكروفون. صِلوا واحدًا أو تأكّدوا من تشغيله، ثم اضغطوا مرة أخرى.',
    device_busy:
      'تعذّر تشغيل الميكروفون، وربّما يستخدمه برنامج آخر. أغلقوا ذلك البرنامج ثم اضغطوا مرة أخرى.',
    device_lost: 'انقطع الاتّصال بالميكروفون. أعيدوا توصيله ثم اضغطوا مرة أخرى.',
    other_tab: 'نافذة أخرى من هذا الموقع تستمع الآن. أوقفوها هناك ثم اضغطوا مرة أخرى.',
    unsupported: 'هذا المتصفّح لا يستطيع التسجيل هنا. نرجو استخدام Chrome أو Edge.',
    silent: 'لم نسمع شيئًا. اقتربوا من الميكروفون وارفعوا الصوت قليلًا، ثم اضغطوا مرة أخرى.',
    hidden: 'توقّف التسجيل لأنّ الصفحة لم تعد ظاهرة. اضغطوا مرة أخرى عند الاستعداد.',
    offline:
      'تعذّر إرسال التسجيل. تحقّقوا من الاتّصال بالإنترنت ثم اضغطوا مرة أخرى. وتبقى القراءة والاستماع متاحين.',
    slow: 'استغرق التحقّق وقتًا أطول من اللازم. اضغطوا مرة أخرى أو حاولوا لاحقًا.',
    busy: 'يتدرّب الآن عدد كبير من المتعلّمين. انتظروا لحظة ثم اضغطوا مرة أخرى.',
    unavailable: 'تعذّر التحقّق من التسجيل، والخطأ ليس منكم. أعيدوا المحاولة بعد قليل.',
    too_large: 'حجم التسجيل أكبر من المسموح. اضغطوا مرة أخرى وانطقوا العبارة وحدها.',
    not_audio: 'تعذّرت قراءة التسجيل. اضغطوا مرة أخرى أو جرّبوا متصفّحًا آخر.',
    no_listener: 'التدرّب بالاستماع',
  },
  consent: {
    title: 'هل تسمحون للمتصفّح بالاستماع؟',
    text: 'ليس لهذا الموقع خادم خاصّ للتعرّف على الكلام، لكن متصفّحكم يستطيع ذلك. وقد يُرسل صوتكم لهذا الغرض إلى الشركة المطوّرة للمتصفّح، أمّا الموقع فلا يصله إلا النصّ.',
    agree: 'نعم، لا مانع',
    decline: 'لا، الاستماع فقط',
    active: 'المتصفّح هو الذي يتعرّف على كلامكم، وقد يصل الصوت إلى الشركة المطوّرة له.',
    revoke: 'إيقاف استخدامه',
  },
  listening: {
    noRecogniser:
      'لا يمكن التحقّق من النطق هنا: ليس لهذا الموقع خادم للتعرّف على الكلام، وهذا المتصفّح لا يتيح ذلك، بينما تتيحه متصفّحات Chrome وEdge وSafari. ومع ذلك يمكن تدريب الأذن واللسان.',
    declined:
      'لا يجري التحقّق من النطق لأنّ التعرّف على الكلام في المتصفّح متوقّف. ومع ذلك يمكن تدريب الأذن واللسان.',
    how: 'استمعوا ببطء أولًا، وانطقوا العبارة بصوت مسموع بعدها مباشرة، ثم جاروا السرعة العادية.',
    slow: 'استماع بطيء',
    normal: 'استماع',
    change: 'استخدام التعرّف على الكلام في المتصفّح',
  },
  result: {
    title: 'ما سُمع، مقطعًا مقطعًا',
    heard: 'سمعنا:',
    share: 'المقاطع الصحيحة: {n} من {total}',
    advice: {
      missing: 'لم يُسمع: {hanzi}. انطقوا العبارة كاملة في المرة القادمة.',
      negation: 'صار معنى الجملة معكوسًا: انتبهوا إلى 不 أو 没 وأعيدوا المحاولة.',
      more: 'سُمع أكثر من العبارة. انطقوا العبارة وحدها.',
    },
    unsure: 'لم يستطع الحاسوب تمييز النغمات. استمعوا مرة أخرى وقارنوا بأنفسكم.',
    verdicts: {
      right: 'صحيح',
      tone: 'نغمة أخرى',
      missed: 'لم يُسمع',
      unsure: 'غير مؤكّد',
    },
    instead: 'سُمع {pinyin}',
    limits: 'المستمع هنا حاسوب، وقد يخطئ.',
  },
  voice: {
    failed: 'تعذّر تحميل رسم صوتكم. تحقّقوا من الاتّصال بالإنترنت.',
    retry: 'إعادة المحاولة',
  },
};

export const pronunciationMessages = { en, ar };

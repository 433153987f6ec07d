export const pronunciationWords = {
  ar: {
    labels: {
      idle: 'تدرّبوا على النطق!',
      listening: 'نستمع إليكم…',
      judging: 'جارٍ التحقّق…',
      success: 'أحسنتم!',
      close: 'اقتربتم كثيرًا!',
      unsure: 'يصعب الحكم',
      failed: 'ليس بعد، حاولوا مجدّدًا!',
    },
    buttons: {
      start: 'بدء التسجيل',
      stop: 'إيقاف التسجيل',
      wait: 'جارٍ التحقّق من التسجيل',
      again: 'إعادة المحاولة',
    },
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
      device_lost: 'انقطع الاتّصال بالميكروفون. أعيدوا توصيله ثم اضغطوا مرة أخرى.',
      unsupported: 'هذا المتصفّح لا يستطيع التسجيل هنا. نرجو استخدام Chrome أو Edge.',
      silent: 'لم نسمع شيئًا. اقتربوا من الميكروفون وارفعوا الصوت قليلًا، ثم اضغطوا مرة أخرى.',
      hidden: 'توقّف التسجيل لأنّ الصفحة لم تعد ظاهرة. اضغطوا مرة أخرى عند الاستعداد.',
      offline:
        'تعذّر إرسال التسجيل. تحقّقوا من الاتّصال بالإنترنت ثم اضغطوا مرة أخرى. وتبقى القراءة والاستماع متاحين.',
      slow: 'استغرق التحقّق وقتًا أطول من اللازم. اضغطوا مرة أخرى أو حاولوا لاحقًا.',
      unavailable: 'تعذّر التحقّق من التسجيل، والخطأ ليس منكم. أعيدوا المحاولة بعد قليل.',
    },
    consent: {
      title: 'هل تسمحون للمتصفّح بالاستماع؟',
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
      slow: 'استماع بطيء',
      normal: 'استماع',
      change: 'استخدام التعرّف على الكلام في المتصفّح',
    },
    result: {
      title: 'ما سُمع، مقطعًا مقطعًا',
      verdicts: { right: 'صحيح', tone: 'نغمة أخرى', missed: 'لم يُسمع' },
      instead: 'سُمع {pinyin}',
      missing: 'لم يُسمع: {hanzi}. انطقوا العبارة كاملة في المرة القادمة.',
    },
  },
  en: {
    labels: {
      idle: 'Practice Speaking!',
      listening: 'Listening...',
      judging: 'Checking...',
      success: 'Great Job!',
      close: 'Almost there!',
      unsure: 'Hard to tell',
      failed: 'Not quite there yet!',
    },
    buttons: {
      start: 'Start recording',
      stop: 'Stop recording',
      wait: 'Your recording is being checked',
      again: 'Try again',
    },
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
      device_lost: 'The microphone was disconnected. Connect it and press again.',
      unsupported: 'This browser can’t record here. Please use Chrome or Edge.',
      silent: 'We heard nothing. Come closer to the microphone, speak up, and press again.',
      hidden: 'The recording stopped because the page was hidden. Press again when you are ready.',
      offline:
        'The recording could not be sent. Check your internet connection, then press again. You can keep reading and listening meanwhile.',
      slow: 'The check took too long. Press again, or try later.',
      unavailable:
        'The recording could not be checked. It is not your fault: try again in a moment.',
    },
    consent: {
      title: 'May your browser listen?',
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
      slow: 'Listen slowly',
      normal: 'Listen',
      change: 'Use the browser’s recogniser',
    },
    result: {
      title: 'What was heard, syllable by syllable',
      verdicts: { right: 'right', tone: 'other tone', missed: 'missed' },
      instead: 'heard {pinyin}',
      missing: 'Not heard: {hanzi}. Say the whole phrase next time.',
    },
  },
};

export const boothWords = {
  ar: {
    title: 'كشك التصوير',
    close: 'إغلاق كشك التصوير',
    acceptDownload: 'التحميل وتشغيل الكاميرا',
    acceptPlain: 'صورة عادية بدلًا من ذلك',
    paused: 'الكاميرا متوقّفة ما دامت هذه الصفحة غير ظاهرة.',
    preview: 'معاينة المشهد وأنتم فيه، وتتجدّد كل ثانيتين.',
    capture: 'التقاط الصورة',
    processing: 'جارٍ تجهيز الصورة…',
    usually: 'يستغرق ذلك عادة من 5 إلى 10 ثوانٍ',
    plainNow: 'استخدام الصورة العادية',
    resultTitle: 'إنجازكم في تركيب المشهد!',
    raw: {
      chosen: 'هذه هي الصورة العادية، ويظهر فيها كل ما خلفكم.',
      failed:
        'تعذّرت إزالة الخلفية، فهذه هي الصورة العادية، ويظهر فيها كل ما خلفكم. يمكن إعادة التصوير للمحاولة مرة أخرى، ويلزم لذلك اتّصال بالإنترنت.',
    },
    downloadPicture: 'تنزيل',
    share: 'مشاركة',
    retake: 'إعادة التصوير',
    askShare: 'تُظهر الصورة ما خلفكم. هل تريدون مشاركتها كما هي؟',
    shareAnyway: 'مشاركة الصورة العادية',
    dontShare: 'عدم المشاركة',
    downloadedInstead: 'لا يستطيع هذا المتصفّح مشاركة الصورة، فجرى تنزيلها.',
    tryAgain: 'إعادة المحاولة',
    problem: {
      no_camera: {
        title: 'لم يُعثر على كاميرا',
        advice: 'صِلوا كاميرا بالجهاز، أو افتحوا هذه الصفحة على هاتف أو حاسوب محمول فيه كاميرا.',
      },
      denied: {
        title: 'استخدام الكاميرا غير مسموح',
        advice:
          'اسمحوا بها في المتصفّح: من شريط العنوان على الحاسوب، أو من إعدادات هذا الموقع في قائمة المتصفّح على الهاتف، ثم أعيدوا المحاولة.',
      },
      busy: {
        title: 'الكاميرا مستخدمة الآن',
        advice:
          'أغلقوا البرامج وعلامات التبويب الأخرى التي تستخدم الكاميرا، كمكالمات الفيديو، ثم أعيدوا المحاولة.',
      },
      lost: { title: 'انقطع اتّصال الكاميرا', advice: 'صِلوا الكاميرا من جديد، ثم أعيدوا المحاولة.' },
    },
  },
  en: {
    title: 'Photo booth',
    close: 'Close the photo booth',
    acceptDownload: 'Load it and turn on the camera',
    acceptPlain: 'Take a plain photo instead',
    paused: 'The camera is off while this page is out of sight.',
    preview: 'Preview of the scene with you in it; it changes every two seconds.',
    capture: 'Capture Photo',
    processing: 'Processing your photo...',
    usually: 'This usually takes 5-10 seconds',
    plainNow: 'Use the plain photo',
    resultTitle: 'Your Puzzle Achievement!',
    raw: {
      chosen: 'This is the plain photo, with everything that is behind you.',
      failed:
        'The background could not be removed, so this is the plain photo, with everything that is behind you. Retake tries again; it needs an internet connection.',
    },
    downloadPicture: 'Download',
    share: 'Share',
    retake: 'Retake',
    askShare: 'The photo shows what is behind you. Share it as it is?',
    shareAnyway: 'Share the plain photo',
    dontShare: 'Don’t share',
    downloadedInstead: 'This browser can’t share the picture, so it was downloaded.',
    tryAgain: 'Try again',
    problem: {
      no_camera: {
        title: 'No camera was found',
        advice: 'Connect a camera, or open this page on a phone or a laptop that has one.',
      },
      denied: {
        title: 'The camera is not allowed',
        advice:
          'Allow it in the browser: at the address bar on a computer; on a phone in the browser’s menu, under the settings of this site. Then try again.',
      },
      busy: {
        title: 'The camera is in use',
        advice:
          'Close the other programs and tabs that use the camera, such as a video call, then try again.',
      },
      lost: { title: 'The camera was disconnected', advice: 'Connect it again, then try again.' },
    },
  },
};

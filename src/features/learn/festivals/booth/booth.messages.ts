import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Photo booth',
  close: 'Close the photo booth',
  introduction:
    'Take a photo of yourself and stand in the scene that you have put together. The camera’s picture stays on your device: nothing is uploaded.',
  download:
    'To put you into the scene, this device first loads the model that finds the person in a photo: about 100 MB, from {host}. On a phone, Wi-Fi is the better choice.',
  downloadOwn:
    'To put you into the scene, this device first loads the model that finds the person in a photo: about 100 MB from this site. On a phone, Wi-Fi is the better choice.',
  acceptDownload: 'Load it and turn on the camera',
  acceptPlain: 'Take a plain photo instead',
  leftOut:
    'On this site the background is not removed: the result is the photo as the camera takes it.',
  acceptCamera: 'Turn on the camera',
  asking: 'Waiting for the camera. If the browser asks, allow it.',
  paused: 'The camera is off while this page is out of sight.',
  camera: 'You, as the camera sees you',
  preview: 'Preview of the scene with you in it; it changes every two seconds.',
  capture: 'Capture Photo',
  loading: 'Loading the model: {n} of about 100 MB',
  processing: 'Processing your photo...',
  usually: 'This usually takes 5-10 seconds',
  plainNow: 'Use the plain photo',
  resultTitle: 'Your Puzzle Achievement!',
  resultScene: 'You in the scene: {scene}',
  resultRaw: 'Your photo in the scene, with what is behind you',
  raw: {
    chosen: 'This is the plain photo, with everything that is behind you.',
    left_out:
      'This site does not remove the background, so this is the plain photo, with everything that is behind you.',
    failed:
      'The background could not be removed, so this is the plain photo, with everything that is behind you. Retake tries again; it needs an internet connection.',
    too_slow:
      'Removing the background took too long, so this is the plain photo, with everything that is behind you. Retake tries again.',
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
    unsupported: {
      title: 'This browser gives no access to a camera',
      advice:
        'Open the page in a current version of Chrome, Edge, Firefox or Safari, over a secure (https) connection.',
    },
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
    lost: {
      title: 'The camera was disconnected',
      advice: 'Connect it again, then try again.',
    },
    unknown: {
      title: 'The camera could not be started',
      advice: 'Try again. If that does not help, restart the browser.',
    },
  },
};

const ar: Like<typeof en> = {
  title: 'كشك التصوير',
  close: 'إغلاق كشك التصوير',
  introduction:
    'التقطوا صورة لأنفسكم لتقفوا داخل المشهد الذي ركّبتموه. تبقى صورة الكاميرا على جهازكم، ولا يُرفع منها شيء.',
  download:
    'لوضعكم داخل المشهد يحمّل الجهاز أولًا النموذج الذي يميّز الشخص في الصورة: نحو 100 ميغابايت من {host}. يُفضّل استخدام شبكة Wi-Fi على الهاتف.',
  downloadOwn:
    'لوضعكم داخل المشهد يحمّل الجهاز أولًا النموذج الذي يميّز الشخص في الصورة: نحو 100 ميغابايت من هذا الموقع. يُفضّل استخدام شبكة Wi-Fi على الهاتف.',
  acceptDownload: 'التحميل وتشغيل الكاميرا',
  acceptPlain: 'صورة عادية بدلًا من ذلك',
  leftOut: 'لا تُزال الخلفية في هذا الموقع: النتيجة هي الصورة كما تلتقطها الكاميرا.',
  acceptCamera: 'تشغيل الكاميرا',
  asking: 'بانتظار الكاميرا. إذا سألكم المتصفّح فاسمحوا باستخدامها.',
  paused: 'الكاميرا متوقّفة ما دامت هذه الصفحة غير ظاهرة.',
  camera: 'أنتم كما تراكم الكاميرا',
  preview: 'معاينة المشهد وأنتم فيه، وتتجدّد كل ثانيتين.',
  capture: 'التقاط الصورة',
  loading: 'تحميل النموذج: {n} من نحو 100 ميغابايت',
  processing: 'جارٍ تجهيز الصورة…',
  usually: 'يستغرق ذلك عادة من 5 إلى 10 ثوانٍ',
  plainNow: 'استخدام الصورة العادية',
  resultTitle: 'إنجازكم في تركيب المشهد!',
  resultScene: 'أنتم داخل المشهد: {scene}',
  resultRaw: 'صورتكم داخل المشهد، ومعها ما خلفكم',
  raw: {
    chosen: 'هذه هي الصورة العادية، ويظهر فيها كل ما خلفكم.',
    left_out: 'لا يزيل هذا الموقع الخلفية، فهذه هي الصورة العادية، ويظهر فيها كل ما خلفكم.',
    failed:
      'تعذّرت إزالة الخلفية، فهذه هي الصورة العادية، ويظهر فيها كل ما خلفكم. يمكن إعادة التصوير للمحاولة مرة أخرى، ويلزم لذلك اتّصال بالإنترنت.',
    too_slow:
      'استغرقت إزالة الخلفية وقتًا أطول من اللازم، فهذه هي الصورة العادية، ويظهر فيها كل ما خلفكم. يمكن إعادة التصوير للمحاولة مرة أخرى.',
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
    unsupported: {
      title: 'لا يتيح هذا المتصفّح استخدام الكاميرا',
      advice:
        'افتحوا الصفحة في إصدار حديث من Chrome أو Edge أو Firefox أو Safari، عبر اتّصال آمن (https).',
    },
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
    lost: {
      title: 'انقطع اتّصال الكاميرا',
      advice: 'صِلوا الكاميرا من جديد، ثم أعيدوا المحاولة.',
    },
    unknown: {
      title: 'تعذّر تشغيل الكاميرا',
      advice: 'أعيدوا المحاولة. وإن لم ينفع ذلك فأعيدوا تشغيل المتصفّح.',
    },
  },
};

export const boothMessages = { en, ar };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  buttons: {
    start: 'Start recording',
    cancel: 'Cancel',
    stop: 'Stop recording',
    wait: 'Your voice is being measured',
    again: 'Say it again',
  },
  labels: {
    ready: 'Press and speak',
    opening: 'Opening the microphone…',
    listening: 'Listening…',
    measuring: 'Measuring…',
    done: 'Painted',
    measured: 'Measured',
  },
  answer:
    'Your browser may be asking about the microphone: allow it there. To stop waiting, press again.',
  faults: {
    denied:
      'This site may not use the microphone. Allow it in the browser’s settings for this site, then press again.',
    no_device: 'No microphone was found. Connect one or switch it on, then press again.',
    device_busy:
      'The microphone did not start. Another program may be using it: close that program, then press again.',
    asleep: 'The browser did not let the recording begin. Press again.',
    device_lost: 'The microphone was disconnected. Connect it and press again.',
    other_tab: 'Another window of this site is listening. End it there, then press again.',
    unsupported:
      'This browser can’t measure a voice. A current Chrome, Edge, Firefox or Safari can.',
    offline:
      'A part of this page could not be loaded. Check your internet connection, then press again.',
    hidden: 'The recording stopped because the page was hidden. Press again when you are ready.',
    slow: 'Your voice could not be measured this time. Press again.',
  },
  title: 'Your voice, syllable by syllable',
  legend: 'Pale: the tone as it should be. Red: your voice.',
  legendOfModel: 'Pale: the speaker of the recording. Red: your voice.',
  limits: 'A computer measures here and can be wrong. It judges only the tone of each syllable.',
  tones: {
    '1': 'the first tone, level',
    '2': 'the second tone, rising',
    '3': 'the third tone, low',
    '4': 'the fourth tone, falling',
    neutral: 'the light tone',
    open: 'a third tone',
  },
  verdicts: { right: 'right', wrong: 'another tone', unsure: 'unsure', 'not-judged': 'not judged' },
  heard: 'heard as {tone}',
  wanted: 'it should be {tone}',
  movements: {
    level: 'your voice stays level',
    rises: 'your voice rises',
    falls: 'your voice falls',
    dips: 'your voice dips and rises',
    peaks: 'your voice rises and falls',
  },
  because: {
    short: 'too short to tell',
    hum: 'on one pitch without speech, or drawn out: say it as a word',
    unheard: 'parts of it were not heard well: come closer, speak up',
    shapeless: 'like none of the four tones',
    between: 'between two tones',
    silence:
      'Nothing was heard well enough. Come closer to the microphone and speak up; don’t whisper.',
    syllables: 'The number of syllables heard is not {n}. Say only this, clearly.',
    neutral: 'takes its height from the syllable before it',
    open: 'is said in more than one way here',
  },
  hear: 'Hear it: {pinyin}',
  calibration: {
    title: 'First, show your voice',
    text: 'Some voices are high and some are low. Say three syllables, one after the other, so that yours is measured within its own range. It takes half a minute, and the result is kept only on this device.',
    steps: {
      high: 'High and level, like holding a note.',
      falling: 'Falling, like a short command: No!',
      low: 'Low, at the bottom of your voice.',
    },
    step: 'Syllable {n} of {total}',
    unheard: 'One syllable was expected and not heard. Say it alone, clearly, near the microphone.',
    faults: {
      hum: 'That was a hum or a whistle. Say the three syllables as words.',
      low: 'The low syllable was nearly as high as the high one. Once more: the first higher, the last lower.',
      falling: 'The falling syllable did not fall. Once more: begin high and let it drop.',
    },
    again: 'Measure my voice again',
  },
};

const ar: Like<typeof en> = {
  buttons: {
    start: 'بدء التسجيل',
    cancel: 'إلغاء',
    stop: 'إيقاف التسجيل',
    wait: 'جارٍ قياس صوتكم',
    again: 'النطق مرة أخرى',
  },
  labels: {
    ready: 'اضغطوا وتكلّموا',
    opening: 'جارٍ فتح الميكروفون…',
    listening: 'نستمع إليكم…',
    measuring: 'جارٍ القياس…',
    done: 'ها هو صوتكم مرسومًا',
    measured: 'تم القياس',
  },
  answer:
    'ربّما يسألكم المتصفّح الآن عن الميكروفون: اسمحوا به هناك. ولإنهاء الانتظار اضغطوا مرة أخرى.',
  faults: {
    denied:
      'لا يُسمح لهذا الموقع باستخدام الميكروفون. اسمحوا به في إعدادات المتصفّح لهذا الموقع، ثم اضغطوا مرة أخرى.',
    no_device: 'لم يُعثر على ميكروفون. صِلوا واحدًا أو شغّلوه، ثم اضغطوا مرة أخرى.',
    device_busy:
      'لم يعمل الميكروفون، وربّما يستخدمه برنامج آخر. أغلقوا ذلك البرنامج ثم اضغطوا مرة أخرى.',
    asleep: 'لم يسمح المتصفّح ببدء التسجيل. اضغطوا مرة أخرى.',
    device_lost: 'انقطع الاتّصال بالميكروفون. أعيدوا توصيله ثم اضغطوا مرة أخرى.',
    other_tab: 'نافذة أخرى من هذا الموقع تستمع الآن. أوقفوها هناك ثم اضغطوا مرة أخرى.',
    unsupported:
      'لا يستطيع هذا المتصفّح قياس الصوت، وتستطيعه الإصدارات الحديثة من Chrome وEdge وFirefox وSafari.',
    offline: 'تعذّر تحميل جزء من هذه الصفحة. تحقّقوا من الاتّصال بالإنترنت ثم اضغطوا مرة أخرى.',
    hidden: 'توقّف التسجيل لأنّ الصفحة لم تعد ظاهرة. اضغطوا مرة أخرى عند الاستعداد.',
    slow: 'تعذّر قياس صوتكم هذه المرة. اضغطوا مرة أخرى.',
  },
  title: 'صوتكم، مقطعًا مقطعًا',
  legend: 'الباهت: النغمة كما ينبغي. والأحمر: صوتكم.',
  legendOfModel: 'الباهت: صوت المتكلّم في التسجيل. والأحمر: صوتكم.',
  limits: 'القياس يجريه حاسوب وقد يخطئ، ولا يسمع من كل مقطع إلا نغمته.',
  tones: {
    '1': 'النغمة الأولى، المستوية',
    '2': 'النغمة الثانية، الصاعدة',
    '3': 'النغمة الثالثة، المنخفضة',
    '4': 'النغمة الرابعة، الهابطة',
    neutral: 'النغمة الخفيفة',
    open: 'نغمة ثالثة',
  },
  verdicts: {
    right: 'صحيح',
    wrong: 'نغمة أخرى',
    unsure: 'غير مؤكّد',
    'not-judged': 'بلا حكم',
  },
  heard: 'سُمع على {tone}',
  wanted: 'والمطلوب {tone}',
  movements: {
    level: 'صوتكم مستوٍ',
    rises: 'صوتكم يصعد',
    falls: 'صوتكم يهبط',
    dips: 'صوتكم ينخفض ثم يصعد',
    peaks: 'صوتكم يصعد ثم يهبط',
  },
  because: {
    short: 'أقصر من أن يُحكم عليه',
    hum: 'على درجة واحدة بلا كلام، أو ممدود: انطقوه كما تُنطق الكلمة',
    unheard: 'لم تُسمع أجزاء منه جيّدًا: اقتربوا وارفعوا الصوت',
    shapeless: 'لا يشبه أيًّا من النغمات الأربع',
    between: 'بين نغمتين',
    silence: 'لم يُسمع ما يكفي. اقتربوا من الميكروفون وارفعوا الصوت، ولا تهمسوا.',
    syllables: 'عدد المقاطع المسموعة ليس {n}. انطقوا هذا وحده بوضوح.',
    neutral: 'يأخذ ارتفاعه من المقطع الذي قبله',
    open: 'يُنطق هنا بأكثر من طريقة',
  },
  hear: 'استماع: {pinyin}',
  calibration: {
    title: 'تعريف الجهاز بصوتكم أولًا',
    text: 'الأصوات بين خفيض وعالٍ. انطقوا ثلاثة مقاطع، واحدًا بعد الآخر، كي يُقاس صوتكم وفق مداه الخاصّ. يستغرق ذلك نصف دقيقة، ولا تُحفظ النتيجة إلا على هذا الجهاز.',
    steps: {
      high: 'عاليًا مستويًا، كمن يثبت على نغمة.',
      falling: 'هابطًا، كأمر قصير: لا!',
      low: 'منخفضًا، في أدنى صوتكم.',
    },
    step: 'المقطع {n} من {total}',
    unheard: 'كان المنتظر مقطعًا واحدًا ولم يُسمع. انطقوه وحده بوضوح قرب الميكروفون.',
    faults: {
      hum: 'كان ذلك همهمة أو صفيرًا. انطقوا المقاطع الثلاثة كما تُنطق الكلمات.',
      low: 'كاد المقطع المنخفض يبلغ ارتفاع العالي. مرة أخرى: الأول أعلى، والأخير أخفض.',
      falling: 'لم يهبط المقطع الهابط. مرة أخرى: ابدؤوا عاليًا ثم دعوه يهوي.',
    },
    again: 'قياس صوتي من جديد',
  },
};

export const voiceMessages = { en, ar };

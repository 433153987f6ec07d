import type { Like } from '#src/i18n/messages.ts';

const en = {
  /** In the page. */
  invitation: {
    invite: 'Your name in the landscape',
    notOpened: 'This could not be opened. Check your connection and try again.',
  },
  dialog: {
    title: 'Your name in the landscape',
    close: 'Close',
    nameTitle: 'Your name in hanzi',
    nameIntro: 'Chinese writes foreign names as they sound. Type yours, or choose one.',
    name: 'Your name',
    offered: 'Names to choose from',
    spelling: 'Its hanzi',
    spellingHint: 'Six hanzi at most. Change them as you like.',
    bySound: 'This name is not in our list; it is written as it sounds.',
    unknown:
      'This name is not in our list. Type it in Latin letters, as in a passport, and it is written as it sounds.',
    missing: 'Type your name, or choose one, so that the seal has something to say.',
    seal: 'Your seal',
    toSky: 'On to the sky',
    skyTitle: 'One character for the sky',
    characters: 'The character',
    meanings: {
      山: 'mountain',
      月: 'moon',
      和: 'peace',
      家: 'home',
      路: 'road',
      福: 'good fortune',
    },
    trace: 'Trace the pale strokes with a finger or the mouse, or let the brush do it.',
    canvas: 'The sky, with {char} in pale strokes',
    progress: 'Stroke {done} of {total}',
    brush: 'Write it for me',
    back: 'Back',
    pictureTitle: 'Written and sealed',
    picture: 'Mountains and water, {char} in the sky, and beside it a red seal: {name}',
    save: 'Save the picture',
    share: 'Share',
    again: 'Once more',
    savedInstead: 'Pictures cannot be shared from here, so it was saved.',
    onDevice: 'Everything stays on your device; nothing is sent.',
    loading: 'Grinding the ink',
    failed: 'The landscape could not be loaded. Check your connection.',
    retry: 'Try again',
  },
};

const ar: Like<typeof en> = {
  invitation: {
    invite: 'اكتبوا اسمكم في المنظر',
    notOpened: 'تعذّر فتح هذه النافذة. تحقّقوا من الاتّصال وأعيدوا المحاولة.',
  },
  dialog: {
    title: 'اكتبوا اسمكم في المنظر',
    close: 'إغلاق',
    nameTitle: 'اسمكم بالحروف الصينية',
    nameIntro: 'تُكتب الأسماء الأجنبية في الصينية كما تُلفظ. اكتبوا اسمكم أو اختاروا واحدًا.',
    name: 'اسمكم',
    offered: 'أسماء للاختيار',
    spelling: 'حروفه الصينية',
    spellingHint: 'ستّة حروف صينية على الأكثر، ولكم أن تغيّروها.',
    bySound: 'ليس هذا الاسم في قائمتنا، فكتبناه كما يُلفظ.',
    unknown:
      'ليس هذا الاسم في قائمتنا. اكتبوه بالحروف اللاتينية كما في جواز السفر، فنكتبه كما يُلفظ.',
    missing: 'اكتبوا اسمكم أو اختاروا واحدًا ليُنقش في الختم.',
    seal: 'ختمكم',
    toSky: 'إلى السماء',
    skyTitle: 'حرف صيني واحد للسماء',
    characters: 'الحرف',
    meanings: {
      山: 'جبل',
      月: 'قمر',
      和: 'سلام',
      家: 'بيت',
      路: 'طريق',
      福: 'بركة',
    },
    trace: 'مرّروا الإصبع أو الفأرة فوق الخطوط الباهتة، أو دعوا الفرشاة تكتب.',
    canvas: 'السماء وفيها {char} بخطوط باهتة',
    progress: 'الخطّ {done} من {total}',
    brush: 'دعوا الفرشاة تكتب',
    back: 'رجوع',
    pictureTitle: 'صار اسمكم في المنظر',
    picture: 'جبال وماء، وفي السماء {char}، وإلى جانبه ختم أحمر: {name}',
    save: 'حفظ الصورة',
    share: 'مشاركة',
    again: 'مرة أخرى',
    savedInstead: 'لا يمكن مشاركة الصور من هنا، فحُفظت الصورة.',
    onDevice: 'يبقى كل شيء على جهازكم، ولا يُرسل شيء.',
    loading: 'نُعدّ الحبر',
    failed: 'تعذّر تحميل المنظر. تحقّقوا من الاتّصال.',
    retry: 'إعادة المحاولة',
  },
};

export const skyNameMessages = { en, ar };

/** The words of the dialog. */
export type SkyNameWords = Like<typeof en>['dialog'];

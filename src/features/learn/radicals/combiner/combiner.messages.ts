import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  title: 'Build a character',
  introduction:
    'Pick radicals one after another and see which character they make. The order matters only for mouth and wood: try both ways.',
  noScript:
    'The game needs JavaScript, which is switched off in this browser. Its combinations are all on a page of their own.',
  door: {
    loading: 'Loading the game…',
    failed: 'The game could not be loaded. Check your connection, then try once more.',
    retry: 'Load again',
  },
  game: {
    mode: 'How many radicals',
    sizes: { two: '2 radicals', three: '3 radicals' },
    slots: 'Your radicals',
    emptySlot: 'Slot {n}: empty',
    filledSlot: 'Remove {radical} ({pinyin}), {name}, from slot {n}',
    radicals: 'Choose a radical',
    clear: 'Clear All',
    randomize: 'Randomize',
    result: 'Result',
    missing: {
      one: '{n} radical to go. What will they make?',
      other: '{n} radicals to go. What will they make?',
    } as Plural,
    unknown:
      'No character of this game has these parts. Take one away and try another: whoever looks closely at parts learns characters faster.',
    isNew: 'New!',
    listen: 'Listen to {character}',
    shelf: 'Your discoveries',
    discovered: {
      one: '{n} of {total} discovered',
      other: '{n} of {total} discovered',
    } as Plural,
    notKept:
      'This browser stores nothing for this site, so your discoveries last until you leave the page.',
    said: {
      placed: '{radical} ({pinyin}), {name}, is in slot {n}.',
      removed: 'Slot {n} is empty again.',
      emptied: { one: 'The slot is empty.', other: 'All {n} slots are empty.' } as Plural,
      made: '{character} ({pinyin}): {meaning}.',
      discovery: 'A new discovery!',
    },
  },
  table: {
    title: 'All combinations of radicals',
    link: 'All combinations (with the answers)',
    back: 'Back to the game',
    description:
      'Which radicals make which character: every combination of the game, with pinyin and meaning.',
    warning: 'The answers of the game, for whoever wants to read instead of play.',
    radicalsLink: 'What each radical means',
    radicals: 'The radicals of the game',
    parts: 'Radicals',
    character: 'Character',
    meaning: 'Meaning',
  },
};

const ar: Like<typeof en> = {
  title: 'لعبة تركيب الحروف',
  introduction:
    'اختاروا الجذور واحدًا بعد آخر لتروا أيّ حرف يجتمع منها. لا يهمّ الترتيب إلا في الفم والخشب، فجرّبوا الوجهين.',
  noScript:
    'تحتاج اللعبة إلى جافاسكربت، وهي معطّلة في هذا المتصفح. وتجدون كل ما فيها من تراكيب في صفحة مستقلة.',
  door: {
    loading: 'يجري تحميل اللعبة…',
    failed: 'تعذّر تحميل اللعبة. تحقّقوا من الاتصال ثم أعيدوا المحاولة.',
    retry: 'إعادة التحميل',
  },
  game: {
    mode: 'عدد الجذور',
    sizes: { two: 'جذران', three: 'ثلاثة جذور' },
    slots: 'الجذور المختارة',
    emptySlot: 'الخانة {n}: فارغة',
    filledSlot: 'إزالة {radical} ({pinyin})، {name}، من الخانة {n}',
    radicals: 'اختيار جذر',
    clear: 'مسح الكل',
    randomize: 'اختيار عشوائي',
    result: 'النتيجة',
    missing: {
      one: 'بقي جذر واحد. ماذا سيظهر؟',
      two: 'بقي جذران. ماذا سيظهر؟',
      few: 'بقيت {n} جذور. ماذا سيظهر؟',
      other: 'بقي {n} جذر. ماذا سيظهر؟',
    },
    unknown:
      'لا يوجد في هذه اللعبة حرف من هذه الأجزاء. أزيلوا جزءًا وجرّبوا غيره، فمن يُمعن النظر في الأجزاء يحفظ الحروف أسرع.',
    isNew: 'جديد!',
    listen: 'الاستماع إلى {character}',
    shelf: 'اكتشافاتكم',
    discovered: {
      zero: 'لم يُكتشف بعدُ أيّ حرف من أصل {total}',
      one: 'اكتُشف حرف واحد من أصل {total}',
      two: 'اكتُشف حرفان من أصل {total}',
      few: 'اكتُشفت {n} حروف من أصل {total}',
      many: 'اكتُشف {n} حرفًا من أصل {total}',
      other: 'اكتُشف {n} حرف من أصل {total}',
    },
    notKept: 'لا يحفظ هذا المتصفح شيئًا لهذا الموقع، فتبقى اكتشافاتكم حتى مغادرة الصفحة.',
    said: {
      placed: '{radical} ({pinyin})، {name}، في الخانة {n}.',
      removed: 'الخانة {n} فارغة من جديد.',
      emptied: {
        two: 'الخانتان فارغتان.',
        few: 'الخانات كلها فارغة، وعددها {n}.',
        other: 'الخانات كلها فارغة، وعددها {n}.',
      },
      made: '{character} ({pinyin}): {meaning}.',
      discovery: 'اكتشاف جديد!',
    },
  },
  table: {
    title: 'كل تراكيب الجذور',
    link: 'كل التراكيب (مع الحلول)',
    back: 'العودة إلى اللعبة',
    description: 'أيّ الجذور تؤلّف أيّ حرف: كل تراكيب اللعبة مع البينيين والمعنى.',
    warning: 'حلول اللعبة، لمن يفضّل القراءة على اللعب.',
    radicalsLink: 'معنى كل جذر',
    radicals: 'جذور اللعبة',
    parts: 'الجذور',
    character: 'الحرف',
    meaning: 'المعنى',
  },
};

export const combinerMessages = { en, ar };

export type CombinerCopy = Like<typeof en>['game'];
export type DoorCopy = Like<typeof en>['door'];

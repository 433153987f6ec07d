import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  title: 'Build a character',
  introduction:
    'Each of these signs is a radical: dictionaries file characters under it. Once they join in one character they are its parts, and only one of them stays its radical: 明 (míng), bright, is filed under 日 (rì), so its 月 (yuè) is a part.',
  howTo:
    'Pick parts one after another and see which character they make. Sometimes the order decides, so try both ways.',
  noScript:
    'The game needs JavaScript, which is switched off in this browser. Its combinations are all on a page of their own.',
  door: {
    loading: 'Loading the game…',
    failed: 'The game could not be loaded. Check your connection, then try once more.',
    retry: 'Load again',
  },
  game: {
    mode: 'How many parts',
    sizes: { two: '2 parts', three: '3 parts' },
    slots: 'Your parts',
    emptySlot: 'Slot {n}: empty',
    filledSlot: 'Remove {radical} ({pinyin}), {name}, from slot {n}',
    radicals: 'Choose a part',
    clear: 'Clear All',
    randomize: 'Randomize',
    result: 'Result',
    missing: {
      one: '{n} part to go. What will they make?',
      other: '{n} parts to go. What will they make?',
    } as Plural,
    unknown: 'No character in this game is made of these parts. Swap one and try again.',
    hint: 'The small number says how many characters with this part are still to be found.',
    toFind: {
      one: '{n} character with this part is still to be found.',
      other: '{n} characters with this part are still to be found.',
    } as Plural,
    nothingToFind: 'Nothing is left to find with this part.',
    foundHere:
      'You have found every character with this many parts. Change the number of parts to find the others.',
    foundAll: 'You have found every character of this game. Well played!',
    isNew: 'New!',
    listen: 'Listen to {character}',
    shelf: 'Your discoveries',
    discovered: {
      one: '{n} of {total} discovered',
      other: '{n} of {total} discovered',
    } as Plural,
    notKept:
      'This browser isn’t keeping anything for this site, so your discoveries last until you leave the page.',
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
      'Which parts make which character: every combination of the game, with pinyin and meaning.',
    warning: 'The answers of the game, for anyone who would rather read than play.',
    radicalsLink: 'What each radical means',
    radicals: 'The radicals, one by one',
    parts: 'Parts',
    character: 'Character',
    meaning: 'Meaning',
  },
};

const ar: Like<typeof en> = {
  title: 'لعبة تركيب الحروف',
  introduction:
    'كل علامة من هذه العلامات جذر، أي إنّ المعجم يصنّف الحروف تحته. فإذا اجتمعت في حرف صارت أجزاءه، وبقي واحد منها فقط جذرًا له: فالحرف 明 (míng)، أي «مضيء»، يُصنَّف تحت 日 (rì)، أمّا 月 (yuè) فيه فجزء.',
  howTo:
    'اختاروا الأجزاء واحدًا بعد آخر لتروا أيّ حرف يجتمع منها. وقد يكون الحكم للترتيب، فجرّبوا الوجهين.',
  noScript:
    'تحتاج اللعبة إلى جافاسكربت، وهي معطّلة في هذا المتصفّح. وتجدون كل ما فيها من تراكيب في صفحة مستقلّة.',
  door: {
    loading: 'جارٍ تحميل اللعبة…',
    failed: 'تعذّر تحميل اللعبة. تحقّقوا من الاتّصال ثم أعيدوا المحاولة.',
    retry: 'إعادة التحميل',
  },
  game: {
    mode: 'عدد الأجزاء',
    sizes: { two: 'جزءان', three: 'ثلاثة أجزاء' },
    slots: 'الأجزاء المختارة',
    emptySlot: 'الخانة {n}: فارغة',
    filledSlot: 'إزالة {radical} ({pinyin})، {name}، من الخانة {n}',
    radicals: 'اختيار جزء',
    clear: 'مسح الكل',
    randomize: 'اختيار عشوائي',
    result: 'النتيجة',
    missing: {
      one: 'بقي جزء واحد. ماذا سيظهر؟',
      two: 'بقي جزءان. ماذا سيظهر؟',
      few: 'بقيت {n} أجزاء. ماذا سيظهر؟',
      other: 'بقي {n} جزء. ماذا سيظهر؟',
    },
    unknown: 'لا يجتمع من هذه الأجزاء حرف في هذه اللعبة. بدّلوا أحدها وأعيدوا المحاولة.',
    hint: 'يدلّ الرقم الصغير على عدد ما لم يُكتشف بعدُ من حروف فيها هذا الجزء.',
    toFind: {
      one: 'بقي حرف واحد فيه هذا الجزء لم يُكتشف بعد.',
      two: 'بقي حرفان فيهما هذا الجزء لم يُكتشفا بعد.',
      few: 'بقيت {n} حروف فيها هذا الجزء لم تُكتشف بعد.',
      many: 'بقي {n} حرفًا فيها هذا الجزء لم تُكتشف بعد.',
      other: 'بقي {n} حرف فيها هذا الجزء لم تُكتشف بعد.',
    },
    nothingToFind: 'لم يبقَ ما يُكتشف بهذا الجزء.',
    foundHere:
      'اكتشفتم كل الحروف التي لها هذا العدد من الأجزاء. غيّروا عدد الأجزاء لتكتشفوا البقية.',
    foundAll: 'اكتشفتم كل حروف هذه اللعبة. أحسنتم!',
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
    notKept: 'لا يحفظ هذا المتصفّح شيئًا لهذا الموقع، فتبقى اكتشافاتكم حتى مغادرة الصفحة.',
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
    description: 'أيّ الأجزاء تؤلّف أيّ حرف: كل تراكيب اللعبة مع البينيين والمعنى.',
    warning: 'حلول اللعبة، لمن يفضّل القراءة على اللعب.',
    radicalsLink: 'معنى كل جذر',
    radicals: 'الجذور واحدًا واحدًا',
    parts: 'الأجزاء',
    character: 'الحرف',
    meaning: 'المعنى',
  },
};

export const combinerMessages = { en, ar };

export type CombinerCopy = Like<typeof en>['game'];
export type DoorCopy = Like<typeof en>['door'];

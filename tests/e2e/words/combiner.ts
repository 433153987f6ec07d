export const combinerWords = {
  ar: {
    title: 'لعبة تركيب الحروف',
    noScript:
      'تحتاج اللعبة إلى جافاسكربت، وهي معطّلة في هذا المتصفّح. وتجدون كل ما فيها من تراكيب في صفحة مستقلّة.',
    door: {
      failed: 'تعذّر تحميل اللعبة. تحقّقوا من الاتّصال ثم أعيدوا المحاولة.',
      retry: 'إعادة التحميل',
    },
    game: {
      sizes: { two: 'جزءان', three: 'ثلاثة أجزاء' },
      slots: 'الأجزاء المختارة',
      emptySlot: 'الخانة {n}: فارغة',
      filledSlot: 'إزالة {radical} ({pinyin})، {name}، من الخانة {n}',
      radicals: 'اختيار جزء',
      clear: 'مسح الكل',
      randomize: 'اختيار عشوائي',
      result: 'النتيجة',
      unknown: 'لا يجتمع من هذه الأجزاء حرف في هذه اللعبة. بدّلوا أحدها وأعيدوا المحاولة.',
      toFind: {
        one: 'بقي حرف واحد فيه هذا الجزء لم يُكتشف بعد.',
        two: 'بقي حرفان فيهما هذا الجزء لم يُكتشفا بعد.',
        few: 'بقيت {n} حروف فيها هذا الجزء لم تُكتشف بعد.',
        many: 'بقي {n} حرفًا فيها هذا الجزء لم تُكتشف بعد.',
        other: 'بقي {n} حرف فيها هذا الجزء لم تُكتشف بعد.',
      },
      nothingToFind: 'لم يبقَ ما يُكتشف بهذا الجزء.',
      isNew: 'جديد!',
      listen: 'الاستماع إلى {character}',
      shelf: 'اكتشافاتكم',
      notKept: 'لا يحفظ هذا المتصفّح شيئًا لهذا الموقع، فتبقى اكتشافاتكم حتى مغادرة الصفحة.',
      said: { removed: 'الخانة {n} فارغة من جديد.', emptied: { 2: 'الخانتان فارغتان.' } },
      missing: {
        1: 'بقي جزء واحد. ماذا سيظهر؟',
        2: 'بقي جزءان. ماذا سيظهر؟',
        3: 'بقيت 3 أجزاء. ماذا سيظهر؟',
      },
      discovered: {
        0: 'لم يُكتشف بعدُ أيّ حرف من أصل {total}',
        1: 'اكتُشف حرف واحد من أصل {total}',
        2: 'اكتُشف حرفان من أصل {total}',
      },
    },
    table: {
      title: 'كل تراكيب الجذور',
      link: 'كل التراكيب (مع الحلول)',
      back: 'العودة إلى اللعبة',
    },
  },
  en: {
    title: 'Build a character',
    noScript:
      'The game needs JavaScript, which is switched off in this browser. Its combinations are all on a page of their own.',
    door: {
      failed: 'The game could not be loaded. Check your connection, then try once more.',
      retry: 'Load again',
    },
    game: {
      sizes: { two: '2 parts', three: '3 parts' },
      slots: 'Your parts',
      emptySlot: 'Slot {n}: empty',
      filledSlot: 'Remove {radical} ({pinyin}), {name}, from slot {n}',
      radicals: 'Choose a part',
      clear: 'Clear All',
      randomize: 'Randomize',
      result: 'Result',
      unknown: 'No character in this game is made of these parts. Swap one and try again.',
      toFind: {
        one: '1 character with this part is still to be found.',
        other: '{n} characters with this part are still to be found.',
      },
      nothingToFind: 'Nothing is left to find with this part.',
      isNew: 'New!',
      listen: 'Listen to {character}',
      shelf: 'Your discoveries',
      notKept:
        'This browser isn’t keeping anything for this site, so your discoveries last until you leave the page.',
      said: { removed: 'Slot {n} is empty again.', emptied: { 2: 'All 2 slots are empty.' } },
      missing: {
        1: '1 part to go. What will they make?',
        2: '2 parts to go. What will they make?',
        3: '3 parts to go. What will they make?',
      },
      discovered: {
        0: '0 of {total} discovered',
        1: '1 of {total} discovered',
        2: '2 of {total} discovered',
      },
    },
    table: {
      title: 'All combinations of radicals',
      link: 'All combinations (with the answers)',
      back: 'Back to the game',
    },
  },
};

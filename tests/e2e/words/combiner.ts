export const combinerWords = {
  ar: {
    title: 'لعبة تركيب الحروف',
    noScript:
      'تحتاج اللعبة إلى جافاسكربت، وهي معطّلة في هذا المتصفح. وتجدون كل ما فيها من تراكيب في صفحة مستقلة.',
    door: {
      failed: 'تعذّر تحميل اللعبة. تحقّقوا من الاتصال ثم أعيدوا المحاولة.',
      retry: 'إعادة التحميل',
    },
    game: {
      sizes: { two: 'جذران', three: 'ثلاثة جذور' },
      slots: 'الجذور المختارة',
      emptySlot: 'الخانة {n}: فارغة',
      filledSlot: 'إزالة {radical} ({pinyin})، {name}، من الخانة {n}',
      radicals: 'اختيار جذر',
      clear: 'مسح الكل',
      randomize: 'اختيار عشوائي',
      result: 'النتيجة',
      unknown:
        'لا يوجد في هذه اللعبة حرف من هذه الأجزاء. أزيلوا جزءًا وجرّبوا غيره، فمن يُمعن النظر في الأجزاء يحفظ الحروف أسرع.',
      isNew: 'جديد!',
      listen: 'الاستماع إلى {character}',
      shelf: 'اكتشافاتكم',
      notKept: 'لا يحفظ هذا المتصفح شيئًا لهذا الموقع، فتبقى اكتشافاتكم حتى مغادرة الصفحة.',
      said: { removed: 'الخانة {n} فارغة من جديد.', emptied: { 2: 'الخانتان فارغتان.' } },
      missing: {
        1: 'بقي جذر واحد. ماذا سيظهر؟',
        2: 'بقي جذران. ماذا سيظهر؟',
        3: 'بقيت 3 جذور. ماذا سيظهر؟',
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
      sizes: { two: '2 radicals', three: '3 radicals' },
      slots: 'Your radicals',
      emptySlot: 'Slot {n}: empty',
      filledSlot: 'Remove {radical} ({pinyin}), {name}, from slot {n}',
      radicals: 'Choose a radical',
      clear: 'Clear All',
      randomize: 'Randomize',
      result: 'Result',
      unknown:
        'No character of this game has these parts. Take one away and try another: whoever looks closely at parts learns characters faster.',
      isNew: 'New!',
      listen: 'Listen to {character}',
      shelf: 'Your discoveries',
      notKept:
        'This browser stores nothing for this site, so your discoveries last until you leave the page.',
      said: { removed: 'Slot {n} is empty again.', emptied: { 2: 'All 2 slots are empty.' } },
      missing: {
        1: '1 radical to go. What will they make?',
        2: '2 radicals to go. What will they make?',
        3: '3 radicals to go. What will they make?',
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

import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  title: 'Find',
  description:
    'Search the phrases, words, characters and pages of Hanlu: by meaning, by pinyin or by Chinese characters.',
  intro: 'By meaning, by pinyin with or without tones, or by Chinese characters.',
  noScript: 'Searching happens in your browser, and JavaScript is switched off there.',
  contents: 'To the contents',
  island: {
    label: 'What are you looking for?',
    clear: 'Clear',
    try: 'For example:',
    around: 'Or look around',
    loading: 'Opening the dictionary…',
    failed: 'The list to search could not be loaded. Check your connection.',
    retry: 'Try again',
    found: { one: '1 result', other: '{n} results' } as Plural,
    nothing: 'Nothing found for “{typed}”.',
    nearest: 'Nothing found for “{typed}”. These come nearest:',
    untaught: 'Hanlu does not teach “{typed}” yet.',
    untaughtNearest: 'Hanlu does not teach “{typed}” yet. These share characters with it:',
    elsewhere: 'Search for it in {language}',
    more: { one: 'Show 1 more', other: 'Show {n} more' } as Plural,
    hear: 'Listen to',
    place: 'In: {place}',
    page: 'Page',
    shortcut: 'Open this page from anywhere with the / key',
  },
};

const ar: Like<typeof en> = {
  title: 'البحث',
  description:
    'ابحثوا في عبارات هانلو وكلماته وحروفه وصفحاته: بالمعنى أو بالبينيين أو بالحروف الصينية.',
  intro: 'بالمعنى، أو بالبينيين مع النغمات أو بدونها، أو بالحروف الصينية.',
  noScript: 'يجري البحث في متصفّحكم، وجافاسكربت معطّلة فيه.',
  contents: 'إلى المحتوى',
  island: {
    label: 'عمّ تبحثون؟',
    clear: 'مسح',
    try: 'على سبيل المثال:',
    around: 'أو تصفّحوا ما لدينا',
    loading: 'جارٍ فتح القاموس…',
    failed: 'تعذّر تحميل قائمة البحث. تحقّقوا من الاتّصال.',
    retry: 'إعادة المحاولة',
    found: {
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '{n} نتائج',
      many: '{n} نتيجة',
      other: '{n} نتيجة',
    },
    nothing: 'لا نتائج عن «{typed}».',
    nearest: 'لا نتائج عن «{typed}»، وهذا أقرب ما يشبهه:',
    untaught: 'لا تعلّم هانلو «{typed}» بعد.',
    untaughtNearest: 'لا تعلّم هانلو «{typed}» بعد، وهذا ما يشاركه بعض حروفه:',
    elsewhere: 'البحث عن ذلك ب{language}',
    more: {
      one: 'عرض نتيجة أخرى',
      two: 'عرض نتيجتين أخريين',
      few: 'عرض {n} نتائج أخرى',
      many: 'عرض {n} نتيجة أخرى',
      other: 'عرض {n} نتيجة أخرى',
    },
    hear: 'الاستماع إلى',
    place: 'في: {place}',
    page: 'صفحة',
    shortcut: 'فتح هذه الصفحة من أي مكان بالمفتاح /',
  },
};

export const findMessages = { en, ar };

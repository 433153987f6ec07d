import type { Like } from '#src/i18n/messages.ts';

const en = {
  badge: 'Word or Phrases',
  listen: 'Listen to the phrase',
  previous: 'Previous Phrase',
  next: 'Next Phrase',
  position: 'Phrase {n} of {total}',
  dots: 'Phrases of this section; the arrow keys turn to another one',
  wordHint:
    'Point at a word, or tap it, for its meaning; a tap also reads it aloud. Press again to hear it slowly, hold to hear it twice.',
  inEnglish: 'English',
  inArabic: 'Arabic',
  whenToSay: 'When to say it',
  replies: 'What you may hear back',
  repliesFailed: 'The replies could not be fetched. Open this again once you are online.',
};

const ar: Like<typeof en> = {
  badge: 'كلمة أو عبارة',
  listen: 'الاستماع إلى العبارة',
  previous: 'العبارة السابقة',
  next: 'العبارة التالية',
  position: 'العبارة {n} من {total}',
  dots: 'عبارات هذا القسم، وتنقل مفاتيح الأسهم من عبارة إلى أخرى',
  wordHint:
    'مرّروا المؤشر على أي كلمة أو المسوها ليظهر معناها، ومع اللمس يُسمع نطقها أيضًا. اضغطوا مرة أخرى لسماعها ببطء، أو اضغطوا مطوّلًا لسماعها مرتين.',
  inEnglish: 'بالإنجليزية',
  inArabic: 'بالعربية',
  whenToSay: 'متى تُقال',
  replies: 'ما قد تسمعونه ردًّا',
  repliesFailed: 'تعذّر جلب الردود. افتحوها مرة أخرى عند عودة الاتّصال.',
};

export const phrasesMessages = { en, ar };

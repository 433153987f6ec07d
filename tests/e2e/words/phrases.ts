export const phrasesWords = {
  ar: {
    listen: 'الاستماع إلى العبارة',
    previous: 'العبارة السابقة',
    next: 'العبارة التالية',
    position: 'العبارة {n} من {total}',
  },
  en: {
    listen: 'Listen to the phrase',
    previous: 'Previous Phrase',
    next: 'Next Phrase',
    position: 'Phrase {n} of {total}',
  },
};

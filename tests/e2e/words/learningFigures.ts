export const learningFiguresWords = {
  ar: {
    title: 'هل يتعلّم أحد؟',
    nobody: 'لا يُذكر هنا أحد باسمه، ولا يُعرض رقم عن أقلّ من خمسة أشخاص.',
    few: 'أقلّ من خمسة',
    measured: 'ما استُحضر ممّا هو قيد المراجعة',
    noHardest: 'لم يُنسَ أي عنصر بين خمسة أشخاص يتعلّمونه.',
    half: /^50\u200e?%/,
  },
  en: {
    title: 'Does anyone learn?',
    nobody: 'Nobody is named here, and there is no figure for fewer than five people.',
    few: 'fewer than five',
    measured: 'Recalled of what was in review',
    noHardest: 'No item was forgotten by anyone among five people who learn it.',
    half: /^50%/,
  },
};

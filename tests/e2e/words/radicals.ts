export const radicalsWords = {
  ar: {
    carousel: 'جذور صينية',
    previous: 'الجذر السابق',
    next: 'الجذر التالي',
    position: 'الجذر {n} من {total}',
    hear: 'الاستماع إلى {name}',
  },
  en: {
    carousel: 'Radicals',
    previous: 'Previous radical',
    next: 'Next radical',
    position: 'Radical {n} of {total}',
    hear: 'Listen to {name}',
  },
};

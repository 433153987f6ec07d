export const festivalsWords = {
  ar: { previous: 'العيد السابق', next: 'العيد التالي' },
  en: { previous: 'Previous festival', next: 'Next festival' },
};

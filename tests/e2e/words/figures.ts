export const figuresWords = {
  ar: { title: 'النشرة البريدية', pending: 'لم تُؤكَّد بعد', download: 'تنزيل القائمة (CSV)' },
  en: { title: 'Newsletter', pending: 'Not confirmed yet', download: 'Download the list (CSV)' },
};

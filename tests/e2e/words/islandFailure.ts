export const islandFailureWords = {
  ar: {
    failed: 'تعذّر تحميل جزء من الصفحة. تحقّقوا من الاتّصال ثم أعيدوا المحاولة.',
    reload: 'إعادة تحميل الصفحة',
  },
  en: {
    failed: 'Part of the page could not be loaded. Check your connection, then try once more.',
    reload: 'Load the page again',
  },
};

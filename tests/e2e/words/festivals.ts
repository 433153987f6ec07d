export const festivalsWords = {
  ar: {
    previous: 'العيد السابق',
    next: 'العيد التالي',
    hearName: 'الاستماع إلى {name}',
    dayNext: 'الموعد القادم: الأربعاء، 26 يناير 2028',
    dayToday: 'اليوم، الأربعاء، 26 يناير 2028',
    dayOver: 'لم تُضَف بعدُ مواعيدُ ما بعد عام 2035.',
    allDays: 'كل المواعيد حتى عام 2035',
  },
  en: {
    previous: 'Previous festival',
    next: 'Next festival',
    hearName: 'Listen to {name}',
    dayNext: 'Next: Wednesday, 26 January 2028',
    dayToday: 'Today, Wednesday, 26 January 2028',
    dayOver: 'The days after 2035 are not known here yet.',
    allDays: 'All days up to 2035',
  },
};

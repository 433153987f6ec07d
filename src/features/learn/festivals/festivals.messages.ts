import type { Like } from '#src/i18n/messages.ts';

const en = {
  festivals: 'The festivals',
  previous: 'Previous festival',
  next: 'Next festival',
  hearName: 'Listen to {name}',
  hint: 'Choose any Chinese word in the text to hear it.',
  date: 'When it is',
  dayNext: 'Next: {day}',
  dayToday: 'Today, {day}',
  dayNow: 'Now: {day}',
  dayOver: 'The days after {year} are not known here yet.',
  allDays: 'All days up to {year}',
  traditions: 'Traditional Customs and Celebrations',
  foods: 'Traditional Festival Foods',
  significance: 'Cultural Significance',
};

const ar: Like<typeof en> = {
  festivals: 'الأعياد',
  previous: 'العيد السابق',
  next: 'العيد التالي',
  hearName: 'الاستماع إلى {name}',
  hint: 'اضغطوا على أي كلمة صينية في النصّ لسماعها.',
  date: 'موعده',
  dayNext: 'الموعد القادم: {day}',
  dayToday: 'اليوم، {day}',
  dayNow: 'الآن: {day}',
  dayOver: 'لم تُضَف بعدُ مواعيدُ ما بعد عام {year}.',
  allDays: 'كل المواعيد حتى عام {year}',
  traditions: 'عادات العيد واحتفالاته',
  foods: 'أطعمة العيد التقليدية',
  significance: 'مكانته في الثقافة الصينية',
};

export const festivalsMessages = { en, ar };

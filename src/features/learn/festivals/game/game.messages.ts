import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  title: 'Put the scene together',
  instructions:
    'Drag each picture to its place in the scene, or choose a picture and then its place.',
  picked:
    '{item} is in your hand. Choose its place in the scene. The picture again, or Esc, puts it back.',
  putBack: '{item} is back among the pictures.',
  placed: {
    one: '{item} is in its place. {n} to go.',
    other: '{item} is in its place. {n} to go.',
  } as Plural,
  missed: '{item} does not belong there. Look for another place.',
  complete: 'Everything is in its place: the scene is complete.',
  restarted: 'The scene is empty again.',
  progress: 'Progress: {n}/{total}',
  reset: 'Reset Game',
  scene: 'The scene',
  tray: 'Pictures for the scene',
  inPlace: 'in its place',
  place: 'Place {n} of {total}: {where}',
  where: {
    top: { left: 'upper left', centre: 'top centre', right: 'upper right' },
    middle: { left: 'left of the middle', centre: 'in the middle', right: 'right of the middle' },
    bottom: { left: 'lower left', centre: 'bottom centre', right: 'lower right' },
  },
  learnMore: 'Learn More',
  learnMoreAbout: 'Learn More: {item}',
  listen: 'Listen to {name}',
  close: 'Close',
  congratulations: 'Congratulations!',
  congratulationsText: 'You have put the whole scene together: {festival}.',
  seeScene: 'See the scene',
  openBooth: 'Take a photo in the scene',
  boothLoading: 'The photo booth is opening…',
  textsOffline: 'The text could not be loaded. Check the connection, then open this window again.',
  boothOffline:
    'The photo booth could not be loaded. Check the connection, then press the button again.',
};

const ar: Like<typeof en> = {
  title: 'ركّبوا المشهد',
  instructions: 'اسحبوا كل صورة إلى مكانها في المشهد، أو اختاروا صورة ثم اختاروا مكانها.',
  picked:
    'اخترتم: {item}. اختاروا مكان الصورة في المشهد، أو أعيدوها بالضغط عليها مرة أخرى أو بمفتاح Esc.',
  putBack: 'أُعيدت الصورة إلى مكانها: {item}.',
  placed: {
    one: 'وُضعت في مكانها: {item}. بقيت صورة واحدة.',
    two: 'وُضعت في مكانها: {item}. بقيت صورتان.',
    few: 'وُضعت في مكانها: {item}. بقيت {n} صور.',
    many: 'وُضعت في مكانها: {item}. بقيت {n} صورة.',
    other: 'وُضعت في مكانها: {item}. بقيت {n} صورة.',
  },
  missed: 'ليس هذا مكان الصورة: {item}. ابحثوا عن مكان آخر.',
  complete: 'كل شيء في مكانه: اكتمل المشهد.',
  restarted: 'عاد المشهد فارغًا.',
  progress: 'التقدّم: {n}/{total}',
  reset: 'إعادة اللعبة',
  scene: 'المشهد',
  tray: 'صور المشهد',
  inPlace: 'في المكان الصحيح',
  place: 'المكان {n} من {total}: {where}',
  where: {
    top: { left: 'أعلى اليسار', centre: 'أعلى الوسط', right: 'أعلى اليمين' },
    middle: { left: 'يسار الوسط', centre: 'في الوسط', right: 'يمين الوسط' },
    bottom: { left: 'أسفل اليسار', centre: 'أسفل الوسط', right: 'أسفل اليمين' },
  },
  learnMore: 'المزيد',
  learnMoreAbout: 'المزيد: {item}',
  listen: 'الاستماع إلى {name}',
  close: 'إغلاق',
  congratulations: 'أحسنتم!',
  congratulationsText: 'ركّبتم المشهد كاملًا: {festival}.',
  seeScene: 'رؤية المشهد',
  openBooth: 'التقاط صورة داخل المشهد',
  boothLoading: 'جارٍ فتح كشك التصوير…',
  textsOffline: 'تعذّر تحميل النصّ. تحقّقوا من الاتّصال ثم افتحوا هذه النافذة من جديد.',
  boothOffline: 'تعذّر تحميل كشك التصوير. تحقّقوا من الاتّصال ثم اضغطوا الزرّ مرة أخرى.',
};

export const gameMessages = { en, ar };

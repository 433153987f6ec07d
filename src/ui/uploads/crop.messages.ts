import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Choose the visible part',
  hint: 'Drag the picture, or use the arrow keys on it. The slider makes the part smaller.',
  move: 'Visible part: move it with the arrow keys',
  zoom: 'Zoom',
  preview: 'Preview',
  kept: 'It is kept at about 400 × 400 pixels.',
  use: 'Use this part',
  cancel: 'Cancel',
  loading: 'The picture is being opened…',
  broken: 'This picture can’t be opened. Choose another one.',
};

const ar: Like<typeof en> = {
  title: 'اختيار الجزء الظاهر',
  hint: 'اسحبوا الصورة أو حرّكوها بمفاتيح الأسهم، واستخدموا شريط التكبير لتصغير الجزء الظاهر.',
  move: 'الجزء الظاهر، يُحرَّك بمفاتيح الأسهم',
  zoom: 'التكبير',
  preview: 'معاينة',
  kept: 'تُحفظ الصورة بقياس 400 × 400 بكسل تقريبًا.',
  use: 'استخدام هذا الجزء',
  cancel: 'إلغاء',
  loading: 'يجري فتح الصورة…',
  broken: 'تعذّر فتح هذه الصورة. نرجو اختيار صورة أخرى.',
};

/** The words of the window in which a picture is cut to a square. */
export const cropMessages = { en, ar };
export type CropWords = Like<typeof en>;

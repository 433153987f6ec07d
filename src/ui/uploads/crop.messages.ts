import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Choose the visible part',
  hint: 'Drag the picture, or use the arrow keys on it. The slider makes the part smaller.',
  move: 'Visible part: move it with the arrow keys',
  zoom: 'Zoom',
  preview: 'Preview',
  kept: 'It will be saved at up to 400 × 400 pixels.',
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
  kept: 'تُحفظ الصورة بقياس لا يتجاوز 400 × 400 بكسل.',
  use: 'استخدام هذا الجزء',
  cancel: 'إلغاء',
  loading: 'جارٍ فتح الصورة…',
  broken: 'تعذّر فتح هذه الصورة. نرجو اختيار صورة أخرى.',
};

const zh: Like<typeof en> = {
  title: '选择显示的部分',
  hint: '拖动图片，或用方向键移动；拉动滑块可以放大图片、缩小选取范围。',
  move: '显示的部分，可用方向键移动',
  zoom: '缩放',
  preview: '预览',
  kept: '保存后最大为 400 × 400 像素。',
  use: '使用这一部分',
  cancel: '取消',
  loading: '正在打开图片……',
  broken: '无法打开这张图片，请换一张。',
};

/** The words of the window in which a picture is cut to a square. */
export const cropMessages = { en, ar, zh };
export type CropWords = Like<typeof en>;

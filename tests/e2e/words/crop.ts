export const cropWords = {
  ar: {
    title: 'اختيار الجزء الظاهر',
    move: 'الجزء الظاهر، يُحرَّك بمفاتيح الأسهم',
    zoom: 'التكبير',
    use: 'استخدام هذا الجزء',
    cancel: 'إلغاء',
    opening: 'جارٍ فتح الصورة…',
    tooSmall: 'هذه الصورة أصغر من اللازم. نرجو اختيار صورة لا يقلّ أي ضلع فيها عن 128 بكسل.',
    broken: 'تعذّر فتح هذه الصورة. نرجو اختيار صورة أخرى.',
  },
  en: {
    title: 'Choose the visible part',
    move: 'Visible part: move it with the arrow keys',
    zoom: 'Zoom',
    use: 'Use this part',
    cancel: 'Cancel',
    opening: 'The picture is being opened…',
    tooSmall: 'This picture is too small. Choose one with at least 128 pixels on each side.',
    broken: 'This picture can’t be opened. Choose another one.',
  },
};

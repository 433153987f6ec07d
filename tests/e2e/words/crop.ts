export const cropWords = {
  ar: {
    title: 'اختيار الجزء الظاهر',
    move: 'الجزء الظاهر، يُحرَّك بمفاتيح الأسهم',
    zoom: 'التكبير',
    use: 'استخدام هذا الجزء',
    cancel: 'إلغاء',
    broken: 'تعذّر فتح هذه الصورة. نرجو اختيار صورة أخرى.',
  },
  en: {
    title: 'Choose the visible part',
    move: 'Visible part: move it with the arrow keys',
    zoom: 'Zoom',
    use: 'Use this part',
    cancel: 'Cancel',
    broken: 'This picture can’t be opened. Choose another one.',
  },
};

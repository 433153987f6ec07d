export const cardWords = {
  ar: { readArticle: 'قراءة المقال', startGame: 'بدء اللعبة', underConstruction: 'قيد الإنشاء' },
  en: {
    readArticle: 'Read the article',
    startGame: 'Start the game',
    underConstruction: 'Under construction',
  },
};

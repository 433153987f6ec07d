import type { Like } from '#src/i18n/messages.ts';

const en = {
  readArticle: 'Read the article',
  startGame: 'Start the game',
  underConstruction: 'Under construction',
};

const ar: Like<typeof en> = {
  readArticle: 'قراءة المقال',
  startGame: 'بدء اللعبة',
  underConstruction: 'قيد الإنشاء',
};

export const cardMessages = { en, ar };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  contents: {
    title: 'Contents',
    description:
      'Free articles, dialogues and games for your first steps in Mandarin: what to say on the road, what China celebrates, and how its characters are built.',
  },
  articles: {
    title: 'Articles',
    description:
      'Phrases to travel with, festivals to understand and the parts that characters are made of.',
  },
  games: {
    title: 'Games',
    description: 'Learn with your hands: stroke by stroke, sound by sound.',
  },
};

const ar: Like<typeof en> = {
  contents: {
    title: 'المحتوى',
    description:
      'مقالات وحوارات وألعاب مجانية للخطوات الأولى في اللغة الصينية: ما يقوله المسافر في الطريق، وما تحتفل به الصين، وكيف تُبنى حروفها.',
  },
  articles: {
    title: 'المقالات',
    description: 'عبارات للسفر، وأعياد الصين ومعانيها، والأجزاء التي تتكوّن منها الحروف الصينية.',
  },
  games: { title: 'الألعاب', description: 'التعلّم باليد: خطًّا بعد خطّ، وصوتًا بعد صوت.' },
};

export const contentsMessages = { en, ar };

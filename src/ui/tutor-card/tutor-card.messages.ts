import type { Like } from '#src/i18n/messages.ts';

const en = {
  speaks: 'Speaks: {list}',
  perLesson: '{price} for a lesson of 50 minutes',
};

const ar: Like<typeof en> = {
  speaks: 'اللغات: {list}',
  perLesson: '{price} للدرس (50\u00a0دقيقة)',
};

const zh: Like<typeof en> = {
  speaks: '语言：{list}',
  perLesson: '每节课（50 分钟）{price}',
};

export const tutorCardMessages = { en, ar, zh };

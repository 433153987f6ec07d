import type { Like } from '#src/i18n/messages.ts';

const en = {
  hint: 'Press the heart to keep a word or a phrase: it waits in your {cards}, to show or to print.',
  cards: 'pocket cards',
};

const ar: Like<typeof en> = {
  hint: 'اضغطوا القلب لحفظ كلمة أو عبارة، فتجدونها في {cards} جاهزة للعرض والطباعة.',
  cards: 'بطاقات الجيب',
};

export const pocketHintMessages = { en, ar };

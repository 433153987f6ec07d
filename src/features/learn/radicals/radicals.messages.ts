import type { Like } from '#src/i18n/messages.ts';

const en = {
  carousel: 'Radicals',
  previous: 'Previous radical',
  next: 'Next radical',
  position: 'Radical {n} of {total}',
  hear: 'Listen to {name}',
  all: 'All {n} radicals of this site, one by one',
  examples: 'Characters with this part',
  places: {
    left: 'left: 女 in 妈 (mā), mum',
    right: 'right: 刂 in 刻 (kè), to carve',
    top: 'top: 艹 in 茶 (chá), tea',
    bottom: 'bottom: 心 in 想 (xiǎng), to think',
    around: 'all around: 囗 in 国 (guó), country',
    corner: 'round a corner: 辶 in 进 (jìn), to go in',
  },
};

const ar: Like<typeof en> = {
  carousel: 'جذور صينية',
  previous: 'الجذر السابق',
  next: 'الجذر التالي',
  position: 'الجذر {n} من {total}',
  hear: 'الاستماع إلى {name}',
  all: 'شرح الجذور كلها، وعددها {n}',
  examples: 'حروف فيها هذا الجزء',
  places: {
    left: 'اليسار: 女 في 妈 (mā)، ماما',
    right: 'اليمين: 刂 في 刻 (kè)، النقش',
    top: 'الأعلى: 艹 في 茶 (chá)، شاي',
    bottom: 'الأسفل: 心 في 想 (xiǎng)، التفكير',
    around: 'من كل الجهات: 囗 في 国 (guó)، بلد',
    corner: 'حول زاوية: 辶 في 进 (jìn)، الدخول',
  },
};

export const radicalsMessages = { en, ar };

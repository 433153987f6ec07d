import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  hourLater:
    'From {date} this tutor’s hours are one hour later for you, because the clocks change.',
  hourEarlier:
    'From {date} this tutor’s hours are one hour earlier for you, because the clocks change.',
  minutesLater: {
    one: 'From {date} this tutor’s hours are {n} minute later for you, because the clocks change.',
    other:
      'From {date} this tutor’s hours are {n} minutes later for you, because the clocks change.',
  } as Plural,
  minutesEarlier: {
    one: 'From {date} this tutor’s hours are {n} minute earlier for you, because the clocks change.',
    other:
      'From {date} this tutor’s hours are {n} minutes earlier for you, because the clocks change.',
  } as Plural,
};

const ar: Like<typeof en> = {
  hourLater: 'ابتداءً من {date} تتأخّر ساعات هذا المعلّم ساعة واحدة بتوقيتكم بسبب تغيير التوقيت.',
  hourEarlier:
    'ابتداءً من {date} تصبح ساعات هذا المعلّم أبكر بساعة واحدة بتوقيتكم بسبب تغيير التوقيت.',
  minutesLater: {
    few: 'ابتداءً من {date} تتأخّر ساعات هذا المعلّم {n} دقائق بتوقيتكم بسبب تغيير التوقيت.',
    other: 'ابتداءً من {date} تتأخّر ساعات هذا المعلّم {n} دقيقة بتوقيتكم بسبب تغيير التوقيت.',
  },
  minutesEarlier: {
    few: 'ابتداءً من {date} تصبح ساعات هذا المعلّم أبكر بـ{n} دقائق بتوقيتكم بسبب تغيير التوقيت.',
    other: 'ابتداءً من {date} تصبح ساعات هذا المعلّم أبكر بـ{n} دقيقة بتوقيتكم بسبب تغيير التوقيت.',
  },
};

export const movesMessages = { en, ar };

import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  subject: 'A tutor fits what you are looking for',
  asked: 'You asked to be told when a tutor on Hanlu fits everything that you named.',
  fits: { one: '{names} does now.', other: 'These do now: {names}.' } as Plural,
  action: 'See who fits',
  last: 'This was the one email that you asked for; no other follows. An hour that is free now may be taken by somebody else.',
};

const ar: Like<typeof en> = {
  subject: 'هناك من يناسب ما تبحثون عنه',
  asked: 'طلبتم أن نُبلغكم حين يوجد على هانلو من يناسب كل ما حدّدتموه.',
  fits: {
    one: 'وُجد الآن من يناسبكم: {names}.',
    other: 'وُجد الآن من يناسبكم: {names}.',
  },
  action: 'عرض من يناسبكم',
  last: 'هذه هي الرسالة الوحيدة التي طلبتموها، ولن تتبعها أخرى. وقد يسبقكم غيركم إلى ساعة متاحة الآن.',
};

export const fittingLetterMessages = { en, ar };

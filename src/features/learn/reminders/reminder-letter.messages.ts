import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  subject: 'Some of your Chinese is waiting for you',
  due: {
    one: '{n} thing that you have learnt would be forgotten soon. A minute is enough to keep it.',
    other: '{n} things that you have learnt would be forgotten soon. A few minutes keep them.',
  } as Plural,
  action: 'Review now',
  why: 'You asked for this email on your page at Hanlu. It comes on the days that you chose, and only when something is due.',
  stop: 'To stop these emails: {address}',
};

const ar: Like<typeof en> = {
  subject: 'حان وقت مراجعة ما تعلّمتموه من الصينية',
  due: {
    zero: 'لا شيء يحتاج إلى المراجعة اليوم.',
    one: 'شيء واحد ممّا تعلّمتموه يوشك أن يُنسى، وتكفي دقيقة لتثبيته.',
    two: 'شيئان ممّا تعلّمتموه يوشكان أن يُنسيا، وتكفي دقيقتان لتثبيتهما.',
    few: '{n} أشياء ممّا تعلّمتموه توشك أن تُنسى، وتكفي دقائق قليلة لتثبيتها.',
    many: '{n} شيئًا ممّا تعلّمتموه توشك أن تُنسى، وتكفي دقائق قليلة لتثبيتها.',
    other: '{n} شيء ممّا تعلّمتموه توشك أن تُنسى، وتكفي دقائق قليلة لتثبيتها.',
  },
  action: 'المراجعة الآن',
  why: 'تصلكم هذه الرسالة لأنّكم طلبتموها في صفحتكم على هانلو. ولا تصل إلا في الأيام التي اخترتموها، وحين يحين موعد مراجعة.',
  stop: 'لإيقاف هذه الرسائل: {address}',
};

export const reminderLetterMessages = { en, ar };

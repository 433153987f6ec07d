import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  title: 'Today',
  description:
    'Ten minutes of Chinese a day: what comes back before you forget it, the next step of your path, and one thing to discover.',
  noScript:
    'What is due is worked out in your browser, and JavaScript is switched off there. The articles are open without it.',
  contents: 'To the contents',
  ways: {
    pocket: { title: 'Pocket cards', text: 'What you keep, in large letters to show to others.' },
    strokes: { title: 'Stroke practice', text: 'Level by level, or any characters of your own.' },
    dialogues: { title: 'Dialogues', text: 'Play a side: at the market, in a taxi, at the hotel.' },
  },
  island: {
    opening: 'Opening your practice…',
    failed: {
      title: 'Your practice could not be opened',
      text: 'The list of what there is to learn could not be loaded; perhaps there is no network. What you have practised is safe.',
      retry: 'Try again',
    },
    exercises: { one: '1 exercise', other: '{n} exercises' } as Plural,
    minutes: { one: 'About a minute', other: 'About {n} minutes' } as Plural,
    refresh: { one: '1 to refresh', other: '{n} to refresh' } as Plural,
    fresh: { one: '1 new', other: '{n} new' } as Plural,
    due: {
      title: '{exercises} for today',
      start: 'Start',
      back: 'Good to have you back. What you knew is still here, and today stays short.',
    },
    freeDay: {
      title: 'A free day',
      text: '{day} is not one of your days. What waits can wait.',
      start: 'Practise anyway',
    },
    done: {
      title: 'Done for today',
      did: { one: 'You did 1 exercise.', other: 'You did {n} exercises.' } as Plural,
      tomorrow: { one: '1 comes back tomorrow.', other: '{n} come back tomorrow.' } as Plural,
      nothingTomorrow: 'Nothing comes back tomorrow.',
    },
    nothing: {
      title: 'Nothing is due',
      next: 'The next exercise comes back on {date}.',
      none: 'What you meet in the articles and games comes back here, before you would forget it.',
    },
    goOn: 'On to the next step',
    look: 'Look around',
    step: {
      title: 'The next step',
      path: 'Your path: {path}',
      met: '{met} of {total} met',
      begin: 'Begin this step',
      continue: 'Continue this step',
    },
    walked: {
      title: 'You have walked this path',
      text: 'You have met all of {path}. It keeps coming back here, and other paths are open below.',
    },
    steps: {
      title: 'All steps of the path',
      finished: 'Finished',
      begun: '{met} of {total}',
      untouched: 'Still ahead',
      known: 'You know this already',
    },
    discovery: {
      title: 'Discover today',
      reveal: 'What does it mean?',
      place: 'From: {place}',
      all: 'You have met everything that there is here. Well done!',
    },
    planTitle: 'Change your plan',
  },
};

const ar: Like<typeof en> = {
  title: 'اليوم',
  description:
    'عشر دقائق من الصينية كل يوم: ما يعود قبل أن يُنسى، والخطوة التالية على طريقكم، وشيء واحد جديد.',
  noScript: 'يُحسب ما حان موعده في المتصفّح بجافاسكربت، وهي معطّلة فيه. والمقالات مفتوحة من دونها.',
  contents: 'إلى المحتوى',
  ways: {
    pocket: { title: 'بطاقات الجيب', text: 'ما تحفظونه بخطّ كبير يُعرض على من أمامكم.' },
    strokes: { title: 'رسم الحروف', text: 'مستوى بعد مستوى، أو حروف من اختياركم.' },
    dialogues: { title: 'الحوارات', text: 'مثّلوا دورًا في السوق أو سيّارة الأجرة أو الفندق.' },
  },
  island: {
    opening: 'جارٍ فتح تدرّبكم…',
    failed: {
      title: 'تعذّر فتح التدرّب',
      text: 'تعذّر تحميل قائمة ما يمكن تعلّمه، وربّما لا يوجد اتّصال بالشبكة. ما تدرّبتم عليه محفوظ.',
      retry: 'إعادة المحاولة',
    },
    exercises: {
      one: 'تمرين واحد',
      two: 'تمرينان',
      few: '{n} تمارين',
      many: '{n} تمرينًا',
      other: '{n} تمرين',
    },
    minutes: {
      one: 'نحو دقيقة',
      two: 'نحو دقيقتين',
      few: 'نحو {n} دقائق',
      many: 'نحو {n} دقيقة',
      other: 'نحو {n} دقيقة',
    },
    refresh: {
      one: 'واحد للمراجعة',
      two: 'اثنان للمراجعة',
      few: '{n} للمراجعة',
      many: '{n} للمراجعة',
      other: '{n} للمراجعة',
    },
    fresh: {
      one: 'واحد جديد',
      two: 'اثنان جديدان',
      few: '{n} جديدة',
      many: '{n} جديدًا',
      other: '{n} جديد',
    },
    due: {
      title: '{exercises} لليوم',
      start: 'ابدؤوا',
      back: 'سعداء بعودتكم. ما عرفتموه ما زال هنا، واليوم خفيف.',
    },
    freeDay: {
      title: 'يوم راحة',
      text: '{day} ليس من أيامكم، وما لديكم ينتظر.',
      start: 'التدرّب على كل حال',
    },
    done: {
      title: 'اكتمل تدرّب اليوم',
      did: {
        one: 'أنجزتم تمرينًا واحدًا.',
        two: 'أنجزتم تمرينين.',
        few: 'أنجزتم {n} تمارين.',
        many: 'أنجزتم {n} تمرينًا.',
        other: 'أنجزتم {n} تمرين.',
      },
      tomorrow: {
        one: 'يعود غدًا تمرين واحد.',
        two: 'يعود غدًا تمرينان.',
        few: 'تعود غدًا {n} تمارين.',
        many: 'يعود غدًا {n} تمرينًا.',
        other: 'يعود غدًا {n} تمرين.',
      },
      nothingTomorrow: 'لا شيء يعود غدًا.',
    },
    nothing: {
      title: 'لا شيء للمراجعة الآن',
      next: 'يعود التمرين التالي في {date}.',
      none: 'ما تلتقون به في المقالات والألعاب يعود إلى هنا قبل أن يُنسى.',
    },
    goOn: 'إلى الخطوة التالية',
    look: 'تصفّح المحتوى',
    step: {
      title: 'الخطوة التالية',
      path: 'طريقكم: {path}',
      met: '{met} من {total}',
      begin: 'بدء الخطوة',
      continue: 'متابعة الخطوة',
    },
    walked: {
      title: 'قطعتم هذا الطريق كله',
      text: 'مررتم بكل ما في «{path}»، وسيظلّ يعود إلى هنا. وفي الأسفل طرق أخرى مفتوحة.',
    },
    steps: {
      title: 'كل خطوات الطريق',
      finished: 'اكتملت',
      begun: '{met} من {total}',
      untouched: 'قادمة',
      known: 'معروفة لكم',
    },
    discovery: {
      title: 'اكتشاف اليوم',
      reveal: 'ما معناه؟',
      place: 'من: {place}',
      all: 'لم يبقَ هنا ما لم تلتقوا به. أحسنتم!',
    },
    planTitle: 'تغيير الخطّة',
  },
};

export const todayMessages = { en, ar };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  path: 'Path',
  cap: 'Exercises a day, at most',
  strictness: 'How soon things come back',
  strictnesses: {
    lighter: ['Lighter', 'Later and less often; a little more is forgotten.'],
    usual: ['As usual', 'Nine of ten are still known when they come back.'],
    stricter: ['Stricter', 'Sooner and more often; hardly anything is forgotten.'],
  },
  holds: 'A change takes effect at once. A review that has begun goes on as it is.',
  saved: 'Your plan is changed.',
};

const ar: Like<typeof en> = {
  path: 'الطريق',
  cap: 'أقصى عدد من التمارين في اليوم',
  strictness: 'متى يعود ما تعلّمتموه',
  strictnesses: {
    lighter: ['أخفّ', 'يعود على مهل، ويُنسى منه أكثر بقليل.'],
    usual: ['المعتاد', 'تسعة من كل عشرة ما زالت معروفة حين يحين موعدها.'],
    stricter: ['أدقّ', 'يعود أبكر ومرات أكثر، ولا يكاد يُنسى شيء.'],
  },
  holds: 'يسري التغيير فورًا، والمراجعة التي بدأت تمضي كما هي.',
  saved: 'تغيّرت الخطّة.',
};

export const planSettingsMessages = { en, ar };

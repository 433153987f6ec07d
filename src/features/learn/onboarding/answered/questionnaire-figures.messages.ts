import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Student questionnaire',
  committed: 'Students with saved answers',
  waiting: 'Visitors who have not signed up yet',
};

const ar: Like<typeof en> = {
  title: 'استبانة الطلّاب',
  committed: 'طلّاب حُفظت إجاباتهم',
  waiting: 'زوّار لم يسجّلوا بعد',
};

export const questionnaireFiguresMessages = { en, ar };

import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  title: 'Which way do you want to go?',
  text: 'One tap, and each day has its next step. You can change it whenever you like.',
  steps: { one: '1 step', other: '{n} steps' } as Plural,
};

const ar: Like<typeof en> = {
  title: 'أيّ طريق تختارون؟',
  text: 'لمسة واحدة، ولكل يوم بعدها خطوة تالية. ويمكن تغيير الطريق متى شئتم.',
  steps: {
    one: 'خطوة واحدة',
    two: 'خطوتان',
    few: '{n} خطوات',
    many: '{n} خطوة',
    other: '{n} خطوة',
  },
};

export const pathChoiceMessages = { en, ar };

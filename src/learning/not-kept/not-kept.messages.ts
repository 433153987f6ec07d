import type { Like } from '#src/i18n/messages.ts';

const en = {
  text: 'This could not be kept on your device. Make some room on it, then try again.',
};

const ar: Like<typeof en> = {
  text: 'تعذّر حفظ ذلك على جهازكم. أخلوا فيه بعض المساحة ثم أعيدوا المحاولة.',
};

export const notKeptMessages = { en, ar };

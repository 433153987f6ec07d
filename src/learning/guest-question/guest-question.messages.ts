import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Is this practice yours?',
  text: 'Somebody learnt on this device without an account. Does what they practised and chose belong to you?',
  mine: 'Yes, mine',
  other: 'No, someone else’s',
  taken: 'It is part of your account now.',
  left: 'It stays out of your account. We won’t ask again.',
  failed: 'That did not work. Please try again.',
};

const ar: Like<typeof en> = {
  title: 'هل هذا التدرّب لكم؟',
  text: 'تعلّم أحدهم على هذا الجهاز من دون حساب. هل ما تدرّب عليه واختاره يخصّكم؟',
  mine: 'نعم، هو لي',
  other: 'لا، لشخص آخر',
  taken: 'صار جزءًا من حسابكم.',
  left: 'سيبقى خارج حسابكم، ولن نسأل عنه مرة أخرى.',
  failed: 'لم ينجح ذلك. نرجو إعادة المحاولة.',
};

export const guestQuestionMessages = { en, ar };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'You are no longer signed in',
  text: 'Nothing was sent, and what you wrote is still here. Sign in in another tab, then come back and send it.',
  signIn: 'Sign in in a new tab',
  newTab: 'opens in a new tab',
  send: 'Send',
  written: 'What you wrote',
};

const ar: Like<typeof en> = {
  title: 'انتهت جلستكم',
  text: 'لم يُرسل شيء، وما كتبتموه ما زال هنا. سجّلوا الدخول في علامة تبويب أخرى، ثم عودوا وأرسلوه.',
  signIn: 'تسجيل الدخول في علامة تبويب جديدة',
  newTab: 'يُفتح في علامة تبويب جديدة',
  send: 'إرسال',
  written: 'ما كتبتموه',
};

export const signedOutFormMessages = { en, ar };

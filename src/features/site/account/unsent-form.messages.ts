import type { Like } from '#src/i18n/messages.ts';

const en = {
  signedOut: {
    title: 'You are no longer signed in',
    text: 'Nothing was sent, and what you wrote is still here. Sign in in another tab, then come back and send it.',
  },
  otherAccount: {
    title: 'You are signed in with another account',
    text: 'That account can’t send this. Nothing was sent, and what you wrote is still here. Sign in with the right account in another tab, then come back and send it.',
  },
  signIn: 'Sign in in a new tab',
  newTab: 'opens in a new tab',
  send: 'Send',
  written: 'What you wrote',
};

const ar: Like<typeof en> = {
  signedOut: {
    title: 'انتهت جلستكم',
    text: 'لم يُرسل شيء، وما كتبتموه ما زال هنا. سجّلوا الدخول في علامة تبويب أخرى، ثم عودوا وأرسلوه.',
  },
  otherAccount: {
    title: 'سجّلتم الدخول بحساب آخر',
    text: 'لا يحقّ لهذا الحساب إرسال ذلك. لم يُرسل شيء، وما كتبتموه ما زال هنا. سجّلوا الدخول بالحساب الصحيح في علامة تبويب أخرى، ثم عودوا وأرسلوه.',
  },
  signIn: 'تسجيل الدخول في علامة تبويب جديدة',
  newTab: 'يُفتح في علامة تبويب جديدة',
  send: 'إرسال',
  written: 'ما كتبتموه',
};

export const unsentFormMessages = { en, ar };

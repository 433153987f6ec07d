import type { Like } from '#src/i18n/messages.ts';

const en = {
  notKept:
    'This browser can’t keep anything for this site just now, nor read what it kept. What you practise lasts until you leave the page.',
  guest: 'Your practice is kept on this device. With an account you have it everywhere.',
  waiting: 'Saved here, not yet in your account.',
  unreached: 'Your account cannot be reached just now. This is what the device knows.',
  unknown:
    'Your account cannot be reached just now, and this device does not know yet what you have learnt.',
  why: {
    offline: 'There is no network. It is sent as soon as there is one.',
    signed_out: 'You are signed out.',
    other_account:
      'Another account is signed in now. What was practised stays here for the one it belongs to; reload the page to go on.',
    failed: 'It could not be sent. We will try again automatically.',
  },
  logIn: 'Log in',
  reload: 'Reload the page',
};

const ar: Like<typeof en> = {
  notKept:
    'لا يستطيع هذا المتصفّح الآن أن يحفظ شيئًا لهذا الموقع ولا أن يقرأ ما حفظه، فما تتدرّبون عليه يبقى حتى مغادرة الصفحة.',
  guest: 'تدرّبكم محفوظ على هذا الجهاز، ومع حساب تجدونه على كل أجهزتكم.',
  waiting: 'محفوظ هنا، ولم يصل إلى حسابكم بعد.',
  unreached: 'لا يمكن الوصول إلى حسابكم الآن، وهذا ما يعرفه هذا الجهاز.',
  unknown: 'لا يمكن الوصول إلى حسابكم الآن، ولا يعرف هذا الجهاز بعد ما تعلّمتموه.',
  why: {
    offline: 'لا يوجد اتّصال بالشبكة. سيُرسل حال عودته.',
    signed_out: 'سُجِّل خروجكم من الحساب.',
    other_account:
      'دخل حساب آخر في هذه الأثناء. ما جرى التدرّب عليه يبقى هنا لصاحبه، وللمتابعة أعيدوا تحميل الصفحة.',
    failed: 'تعذّر الإرسال، وسنعيد المحاولة تلقائيًّا.',
  },
  logIn: 'تسجيل الدخول',
  reload: 'إعادة تحميل الصفحة',
};

export const syncNoticeMessages = { en, ar };

import type { Like, Plural } from '#src/i18n/messages.ts';

const en = {
  title: 'Sign out anyway?',
  unsent: {
    one: '1 entry of your practice is not in your account yet.',
    other: '{n} entries of your practice are not in your account yet.',
  } as Plural,
  slow: 'Not all of your practice has reached your account yet.',
  loss: 'Signing out removes it from this device.',
  stay: 'Stay signed in',
  go: 'Sign out and lose it',
};

const ar: Like<typeof en> = {
  title: 'الخروج على كل حال؟',
  unsent: {
    one: 'شيء واحد من تدرّبكم لم يصل إلى حسابكم بعد.',
    two: 'شيئان من تدرّبكم لم يصلا إلى حسابكم بعد.',
    few: '{n} أشياء من تدرّبكم لم تصل إلى حسابكم بعد.',
    many: '{n} شيئًا من تدرّبكم لم يصل إلى حسابكم بعد.',
    other: '{n} شيء من تدرّبكم لم يصل إلى حسابكم بعد.',
  },
  slow: 'لم يصل كل تدرّبكم إلى حسابكم بعد.',
  loss: 'والخروج يمحو ما لم يصل من هذا الجهاز.',
  stay: 'البقاء في الحساب',
  go: 'الخروج وخسارة ما لم يصل',
};

const zh: Like<typeof en> = {
  title: '仍要退出登录吗？',
  unsent: { other: '还有 {n} 条练习记录没有存入您的账号。' },
  slow: '您的练习记录还没有全部存入账号。',
  loss: '退出后，这些记录会从本设备上删除。',
  stay: '保持登录',
  go: '退出并放弃记录',
};

export const signOutMessages = { en, ar, zh };

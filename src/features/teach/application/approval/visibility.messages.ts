import type { Like } from '#src/i18n/messages.ts';

/** Whether students see an approved profile, and what hides it; of a suspension more is said elsewhere. */
const en = {
  seen: 'Students see your approved profile.',
  pause: 'You are paused: students don’t see your profile until you end the pause in your room.',
  role: 'Students don’t see your profile, since your account doesn’t have the role of a teacher.',
};

const ar: Like<typeof en> = {
  seen: 'يرى الطلّاب ملفّكم المقبول.',
  pause: 'أنتم في توقّف مؤقّت، فلا يرى الطلّاب ملفّكم إلى أن تُنهوا التوقّف في ركن المعلّم.',
  role: 'لا يرى الطلّاب ملفّكم، فليس لحسابكم الآن دور المعلّم.',
};

const zh: Like<typeof en> = {
  seen: '学生可以看到您已通过的资料。',
  pause: '您已暂停接课，在老师中心恢复接课后，学生才能看到您的资料。',
  role: '您的账号目前没有老师身份，学生看不到您的资料。',
};

export const visibilityMessages = { en, ar, zh };

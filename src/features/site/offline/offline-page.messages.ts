import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Without a network',
  description: 'What you can read and practise on this device without a connection.',
  isOffline: 'There is no connection right now, and this page is not kept on your device.',
  tryAgain: 'Try again',
  kept: 'Kept on this device',
  keptHelp:
    'These pages open without a connection. What you practise is saved here and reaches your account when the connection is back.',
  nothing:
    'No pages in English are kept here yet. Keeping them begins by itself once you practise: open the review, the pocket cards or the stroke practice while you have a connection.',
  toPocket: 'Choose what to keep',
};

const ar: Like<typeof en> = {
  title: 'بلا إنترنت',
  description: 'ما يمكنكم قراءته والتدرّب عليه على هذا الجهاز بلا اتّصال.',
  isOffline: 'لا يوجد اتّصال الآن، وهذه الصفحة غير محفوظة على جهازكم.',
  tryAgain: 'إعادة المحاولة',
  kept: 'المحفوظ على هذا الجهاز',
  keptHelp:
    'تُفتح هذه الصفحات بلا اتّصال. وما تتدرّبون عليه يُحفظ هنا ويصل إلى حسابكم عند عودة الاتّصال.',
  nothing:
    'لا صفحات بالعربية محفوظة هنا بعد. يبدأ الحفظ وحده حين تتدرّبون: افتحوا المراجعة أو بطاقات الجيب أو رسم الحروف وأنتم متّصلون.',
  toPocket: 'اختيار ما يُحفظ',
};

const zh: Like<typeof en> = {
  title: '没有网络连接',
  description: '没有网络时，您仍可在这台设备上阅读和练习的内容。',
  isOffline: '现在没有网络连接，而这个页面没有保存在您的设备上。',
  tryAgain: '重试',
  kept: '已保存在这台设备上',
  keptHelp: '这些页面没有网络也能打开。练习的内容会先保存在这里，恢复连接后再传到您的账号。',
  nothing:
    '这里还没有保存英语页面。开始练习后会自动保存：请在有网络时打开复习、口袋卡片或笔画练习。',
  toPocket: '选择要保存的内容',
};

export const offlinePageMessages = { en, ar, zh };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Your lessons in your calendar',
  text: 'Subscribe once, and agreed lessons come and go in your calendar by themselves. The address is secret: anyone who has it can see your lessons.',
  open: 'Make an address',
  since: 'An address has existed since {date}. It was shown once and can’t be shown again.',
  renew: 'Make a new one',
  close: 'End the subscription',
  address: 'The address for your calendar',
  once: 'It is shown only now. Put it into your calendar as a subscription “by address”.',
  copy: 'Copy',
  copied: 'Copied.',
  uncopied: 'It could not be copied: please select it and copy it yourself.',
  ended: 'The subscription has ended. The old address opens nothing any more.',
  moment: 'One moment…',
  offline: 'Nothing reached us: you seem to be offline. Please try again.',
  failed: 'That did not work just now. Please try again in a moment.',
};

const ar: Like<typeof en> = {
  title: 'دروسكم في تقويمكم',
  text: 'اشتركوا مرة واحدة، فتظهر الدروس المؤكَّدة في تقويمكم وتُحذف منه تلقائيًّا. العنوان سرّي: من يملكه يرى دروسكم.',
  open: 'إنشاء عنوان',
  since: 'لديكم عنوان منذ {date}. ظهر مرة واحدة ولا يمكن إظهاره ثانية.',
  renew: 'إنشاء عنوان جديد',
  close: 'إنهاء الاشتراك',
  address: 'عنوان التقويم',
  once: 'يظهر الآن فقط. أضيفوه إلى تقويمكم اشتراكًا عبر الرابط.',
  copy: 'نسخ',
  copied: 'نُسخ.',
  uncopied: 'تعذّر النسخ: نرجو تحديد العنوان ونسخه.',
  ended: 'انتهى الاشتراك، ولم يعد العنوان القديم يفتح شيئًا.',
  moment: 'لحظة من فضلكم…',
  offline: 'لم يصلنا شيء، ويبدو أنّ الاتّصال بالشبكة مقطوع. أعيدوا المحاولة.',
  failed: 'لم ينجح ذلك الآن، فحاولوا بعد قليل.',
};

const zh: Like<typeof en> = {
  title: '在日历中查看课程',
  text: '订阅一次，约好的课会自动出现在您的日历里，取消后也会自动移除。订阅地址请勿外传，知道地址的人都能看到您的课程。',
  open: '生成订阅地址',
  since: '订阅地址已于{date}生成，只显示一次，无法再次查看。',
  renew: '重新生成',
  close: '停止订阅',
  address: '日历订阅地址',
  once: '地址只显示这一次。请在日历应用中选择“通过网址订阅”，填入此地址。',
  copy: '复制',
  copied: '已复制。',
  uncopied: '未能复制，请手动选中地址后复制。',
  ended: '订阅已停止，原来的地址已失效。',
  moment: '请稍候……',
  offline: '没有连上服务器，网络似乎已断开。请再试一次。',
  failed: '刚才没有成功，请稍后再试。',
};

export const feedMessages = { en, ar, zh };

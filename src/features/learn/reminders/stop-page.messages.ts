import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Stop the reminders',
  ask: 'Press the button, and you will get no more reminders. Nothing you have learnt is lost.',
  button: 'Stop the reminders',
  done: 'The reminders have stopped',
  doneHelp: 'You will get no more of them. You can ask for them again on your page.',
  already: 'No reminders are sent to you',
  alreadyHelp: 'They were stopped before. You can ask for them again on your page.',
  useless: 'This link does not work',
  uselessHelp:
    'It was altered or cut off on the way. Please open the link in a reminder again, or copy all of it.',
  home: 'To the home page',
  ownPage: 'To your page',
};

const ar: Like<typeof en> = {
  title: 'إيقاف التذكيرات',
  ask: 'بضغطة واحدة تتوقّف التذكيرات عن الوصول إليكم، ولا يضيع شيء ممّا تعلّمتموه.',
  button: 'إيقاف التذكيرات',
  done: 'توقّفت التذكيرات',
  doneHelp: 'لن تصلكم بعد الآن، ويمكنكم طلبها من جديد في صفحتكم.',
  already: 'لا تُرسَل إليكم أي تذكيرات',
  alreadyHelp: 'سبق إيقافها، ويمكنكم طلبها من جديد في صفحتكم.',
  useless: 'هذا الرابط لا يعمل',
  uselessHelp:
    'تغيّر الرابط في طريقه أو أنّه غير كامل. نرجو فتحه من رسالة التذكير مرة أخرى أو نسخه كاملًا.',
  home: 'العودة إلى الصفحة الرئيسية',
  ownPage: 'إلى صفحتكم',
};

export const stopPageMessages = { en, ar };

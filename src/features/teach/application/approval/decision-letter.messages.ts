import type { Like } from '#src/i18n/messages.ts';

const en = {
  approved: {
    subject: 'Your tutor application is approved',
    paragraphs: [
      'Good news: your application to teach on Hanlu is approved. Welcome!',
      'You can look at your application at any time.',
    ],
    action: 'Open your application',
  },
  returned: {
    subject: 'Your tutor application needs a few changes',
    paragraphs: ['Thank you for applying to teach on Hanlu. Please change the following:'],
    closing: 'Everything that you entered is saved. Make the changes and submit it again.',
    action: 'Change the application',
  },
  why: 'You get this mail because you applied to teach on Hanlu.',
};

const ar: Like<typeof en> = {
  approved: {
    subject: 'قُبل طلب انضمامكم للتدريس',
    paragraphs: [
      'خبر سارّ: قُبل طلب انضمامكم للتدريس في هانلو، وأهلًا بكم!',
      'يمكنكم الاطلاع على طلبكم في أي وقت.',
    ],
    action: 'فتح الطلب',
  },
  returned: {
    subject: 'طلب انضمامكم للتدريس يحتاج إلى بعض التعديلات',
    paragraphs: ['شكرًا لتقديمكم طلب التدريس في هانلو. نرجو تعديل ما يلي:'],
    closing: 'كل ما أدخلتموه محفوظ. أجروا التعديلات ثم أرسلوا الطلب من جديد.',
    action: 'تعديل الطلب',
  },
  why: 'وصلتكم هذه الرسالة لأنكم قدّمتم طلبًا للتدريس في هانلو.',
};

export const decisionLetterMessages = { en, ar };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  submitted: {
    title: 'Your application has arrived',
    message:
      'We are reading it. This usually takes a few business days; you will get a mail as soon as it is decided.',
    action: 'See your application',
  },
  returned: {
    title: 'Your application needs a few changes',
    message: 'Everything you entered is saved. Please change the following and submit it again:',
    action: 'Change the application',
  },
  approved: {
    title: 'Your application is approved',
    message: 'Welcome to Hanlu! We will write to you about your first lessons.',
    action: 'See your application',
  },
};

const ar: Like<typeof en> = {
  submitted: {
    title: 'وصل طلبكم',
    message:
      'نقرأ طلبكم الآن، ويستغرق ذلك عادةً بضعة أيام عمل، وستصلكم رسالة بالبريد فور اتخاذ القرار.',
    action: 'عرض الطلب',
  },
  returned: {
    title: 'يحتاج طلبكم إلى بعض التعديلات',
    message: 'كل ما أدخلتموه محفوظ. نرجو تعديل ما يلي ثم إرسال الطلب من جديد:',
    action: 'تعديل الطلب',
  },
  approved: {
    title: 'قُبل طلبكم',
    message: 'أهلًا بكم في هانلو! سنراسلكم بشأن دروسكم الأولى.',
    action: 'عرض الطلب',
  },
};

export const standingMessages = { en, ar };

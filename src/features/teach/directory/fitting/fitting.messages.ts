import type { Like } from '#src/i18n/messages.ts';

const en = {
  title: 'Tell me when someone fits',
  link: 'Tell me when someone does',
  wish: {
    answers: 'A tutor who fits all of your answers to the questions.',
    filters: 'A tutor who is:',
  },
  page: {
    open: 'Nobody fits all of this yet. One email comes to the address of your account when a tutor does, and no other.',
    other:
      'Nobody fits all of this yet. You are waiting for somebody else already: this replaces the earlier wish, and one email comes when a tutor fits the new one.',
    waiting: 'You will be told: one email comes to the address of your account when a tutor fits.',
    fits: 'There is a tutor who fits now.',
    noAddress:
      'Your account has no confirmed email address, so no email can come. Confirm it where you sign in, then sign in again.',
  },
  ask: 'Tell me',
  stop: 'Don’t tell me any more',
  see: { answers: 'See your tutors', filters: 'See who fits' },
  back: { answers: 'To your page', filters: 'Back to the list' },
  onlyStudents: 'Only students can ask for this email.',
  stopPage: {
    title: 'No email about a tutor who fits',
    ask: 'Press the button, and we won’t tell you when a tutor fits.',
    button: 'Don’t tell me',
    done: 'You will get no email',
    doneHelp: 'You can ask for it again beside your tutors or on the list.',
    already: 'There was no email to stop',
    alreadyHelp:
      'It has been sent or was stopped before. You can ask for it again beside your tutors or on the list.',
    useless: 'This link does not work',
    uselessHelp:
      'It was altered or cut off on the way. Please open the link in the email again, or copy all of it.',
    home: 'To the home page',
  },
};

const ar: Like<typeof en> = {
  title: 'إبلاغكم حين يوجد من يناسبكم',
  link: 'أبلغوني حين يوجد من يناسبني',
  wish: { answers: 'من يناسب كل إجاباتكم عن الأسئلة.', filters: 'من تنطبق عليه هذه الشروط:' },
  page: {
    open: 'لا أحد يناسب ذلك كله بعد. تصلكم رسالة واحدة لا غير على عنوان حسابكم حين يوجد من يناسبكم.',
    other:
      'لا أحد يناسب ذلك كله بعد. لديكم طلب سابق بانتظار من يناسبه: بهذا الطلب ينتهي السابق، وتصلكم رسالة واحدة حين يوجد من يناسب الطلب الجديد.',
    waiting: 'سنُبلغكم: تصلكم رسالة واحدة على عنوان حسابكم حين يوجد من يناسبكم.',
    fits: 'يوجد الآن من يناسبكم.',
    noAddress:
      'ليس في حسابكم بريد إلكتروني مؤكَّد، فلا يمكن أن تصلكم رسالة. يمكن تأكيده حيث تسجّلون الدخول، ثم تسجيل الدخول من جديد.',
  },
  ask: 'أبلغوني',
  stop: 'إيقاف الإبلاغ',
  see: { answers: 'عرض معلّميكم', filters: 'عرض من يناسبكم' },
  back: { answers: 'إلى صفحتكم', filters: 'العودة إلى القائمة' },
  onlyStudents: 'هذه الرسالة للطلّاب وحدهم.',
  stopPage: {
    title: 'إلغاء الإبلاغ عن معلّم مناسب',
    ask: 'بضغطة واحدة لن تصلكم رسالة حين يوجد من يناسبكم.',
    button: 'لا تُبلغوني',
    done: 'لن تصلكم أي رسالة',
    doneHelp: 'يمكن طلبها من جديد إلى جانب معلّميكم أو في القائمة.',
    already: 'لا رسالة لإيقافها',
    alreadyHelp: 'أُرسلت من قبل أو سبق إلغاؤها، ويمكن طلبها من جديد إلى جانب معلّميكم أو في القائمة.',
    useless: 'هذا الرابط لا يعمل',
    uselessHelp:
      'تغيّر الرابط في طريقه أو أنّه غير كامل. نرجو فتحه من الرسالة مرة أخرى أو نسخه كاملًا.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
};

export const fittingMessages = { en, ar };

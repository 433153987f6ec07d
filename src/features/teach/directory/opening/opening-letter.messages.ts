import type { Like } from '#src/i18n/messages.ts';

const en = {
  confirm: {
    subject: 'Shall we tell you when the list of tutors opens?',
    asked:
      'This address was entered on Hanlu to hear once when there are tutors to choose from. One step is left: confirm that you want it.',
    action: 'Yes, tell me',
    lasts: 'The link works for {days} days.',
    notYou: 'Wasn’t it you? You can ignore this email: without your confirmation we send nothing.',
  },
  open: {
    subject: 'Hanlu’s tutors are here',
    text: 'You asked to be told: there are tutors to choose from now. Say when you have time and what you would like to learn, and see who fits.',
    action: 'See the tutors',
    last: 'This was the one email that you asked for; no other follows.',
  },
  confirmPage: {
    title: 'Confirm: one email when tutors are here',
    ask: 'Press the button and you will get a single email at this address on the day the list opens.',
    button: 'Confirm',
    done: 'Confirmed',
    doneHelp: 'We will write to you once, when there are tutors to choose from.',
    already: 'This was confirmed before',
    alreadyHelp: 'There is nothing more to do.',
    useless: 'This link no longer works',
    uselessHelp:
      'It is older than two weeks, was altered or cut off on the way, or it has ended since. You can ask again on the page of the tutors.',
    home: 'To the home page',
  },
  stopPage: {
    title: 'No email about tutors',
    ask: 'Press the button and the email about the opening of the list will not be sent.',
    button: 'Don’t write to me',
    done: 'You will get no email',
    doneHelp: 'You can ask for it again on the page of the tutors.',
    already: 'There was no email to stop',
    alreadyHelp: 'It was stopped before. You can ask for it again on the page of the tutors.',
    useless: 'This link does not work',
    uselessHelp:
      'It was altered or cut off on the way. Please open the link in the email again, or copy all of it.',
    home: 'To the home page',
  },
  changedMind: 'Changed your mind? Stop this email',
};

const ar: Like<typeof en> = {
  confirm: {
    subject: 'هل نُبلغكم حين تُفتح قائمة المعلّمين؟',
    asked:
      'أُدخل هذا العنوان في موقع هانلو لتلقّي رسالة واحدة حين يصبح الاختيار بين المعلّمين ممكنًا. بقيت خطوة واحدة: تأكيد رغبتكم في ذلك.',
    action: 'نعم، أبلغوني',
    lasts: 'يعمل الرابط مدّة {days} يومًا.',
    notYou: 'لم تطلبوا ذلك؟ لا حاجة إلى أي إجراء، فلن تُرسَل أي رسالة من دون تأكيد.',
  },
  open: {
    subject: 'معلّمو هانلو في انتظاركم',
    text: 'طلبتم أن نُبلغكم: يمكنكم الآن الاختيار بين المعلّمين. حدّدوا أوقاتكم وما تودّون تعلّمه، ثم انظروا من يناسبكم.',
    action: 'عرض المعلّمين',
    last: 'هذه هي الرسالة الوحيدة التي طلبتموها، ولن تتبعها أخرى.',
  },
  confirmPage: {
    title: 'تأكيد: رسالة واحدة عند فتح قائمة المعلّمين',
    ask: 'بضغطة واحدة تصل إلى هذا العنوان رسالة وحيدة في اليوم الذي تُفتح فيه القائمة.',
    button: 'تأكيد',
    done: 'تم التأكيد',
    doneHelp: 'سنكتب إليكم مرة واحدة حين يصبح الاختيار بين المعلّمين ممكنًا.',
    already: 'سبق تأكيد هذا الطلب',
    alreadyHelp: 'لا حاجة إلى أي إجراء آخر.',
    useless: 'لم يعد هذا الرابط صالحًا',
    uselessHelp:
      'مضى عليه أكثر من أسبوعين، أو تغيّر في الطريق، أو أُلغي الطلب بعده. يمكن الطلب من جديد في صفحة المعلّمين.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  stopPage: {
    title: 'إلغاء رسالة المعلّمين',
    ask: 'بضغطة واحدة لن تصل رسالة فتح القائمة.',
    button: 'لا تكتبوا إليّ',
    done: 'لن تصلكم أي رسالة',
    doneHelp: 'يمكن طلبها من جديد في صفحة المعلّمين.',
    already: 'لا رسالة لإيقافها',
    alreadyHelp: 'سبق إلغاؤها، ويمكن طلبها من جديد في صفحة المعلّمين.',
    useless: 'هذا الرابط لا يعمل',
    uselessHelp:
      'تغيّر الرابط في طريقه أو أنّه غير كامل. نرجو فتحه من الرسالة مرة أخرى أو نسخه كاملًا.',
    home: 'العودة إلى الصفحة الرئيسية',
  },
  changedMind: 'غيّرتم رأيكم؟ إلغاء هذه الرسالة',
};

export const openingLetterMessages = { en, ar };

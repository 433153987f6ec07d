import type { Like } from '#src/i18n/messages.ts';

const en = {
  signed_out: 'Please sign in first.',
  no_address:
    'Your account has no confirmed email address, so no email can be sent to it. Please sign in with one.',
  zone: 'This time zone is not known.',
  settings: {
    title: 'A reminder by email',
    about:
      'One short email, between 5 and 9 in the evening of the days that you choose, and only when something is due and you have not practised yet. Nobody gets it without asking.',
    days: 'On these days',
    on: 'Remind me',
    save: 'Save the days',
    stop: 'Stop the emails',
    saving: 'Saving…',
    saved: 'Saved. We will next check on {day}.',
    stopped: 'No reminders are sent any more.',
    chooseDay: 'Please choose at least one day.',
    running: 'The emails go to {email}, on {place} time. If you move, save the days again.',
    failed: 'That was not saved. Please try again.',
    offline: 'There is no connection now. Please try again once there is.',
    weekdays: {
      sun: 'Sunday',
      mon: 'Monday',
      tue: 'Tuesday',
      wed: 'Wednesday',
      thu: 'Thursday',
      fri: 'Friday',
      sat: 'Saturday',
    },
  },
};

const ar: Like<typeof en> = {
  signed_out: 'نرجو تسجيل الدخول أولًا.',
  no_address:
    'لا يوجد في حسابكم عنوان بريد إلكتروني مؤكَّد، فلا يمكن إرسال رسائل إليه. نرجو تسجيل الدخول بعنوان مؤكَّد.',
  zone: 'المنطقة الزمنية غير معروفة.',
  settings: {
    title: 'تذكير بالبريد الإلكتروني',
    about:
      'رسالة قصيرة واحدة بين الخامسة والتاسعة مساءً في الأيام التي تختارونها، ولا تُرسَل إلا إذا حان موعد مراجعة ولم تتدرّبوا بعد في ذلك اليوم. ولا تصل إلى أحد من دون أن يطلبها.',
    days: 'في هذه الأيام',
    on: 'ذكّروني',
    save: 'حفظ الأيام',
    stop: 'إيقاف الرسائل',
    saving: 'جارٍ الحفظ…',
    saved: 'تم الحفظ. سنتحقّق من مواعيد مراجعتكم في {day}.',
    stopped: 'لن تُرسَل أي تذكيرات بعد الآن.',
    chooseDay: 'نرجو اختيار يوم واحد على الأقلّ.',
    running:
      'تُرسَل الرسائل إلى {email} بتوقيت {place}. بعد الانتقال إلى مكان آخر احفظوا الأيام من جديد.',
    failed: 'لم يُحفظ ذلك. نرجو إعادة المحاولة.',
    offline: 'لا يوجد اتّصال الآن. نرجو إعادة المحاولة عند عودته.',
    weekdays: {
      sun: 'الأحد',
      mon: 'الاثنين',
      tue: 'الثلاثاء',
      wed: 'الأربعاء',
      thu: 'الخميس',
      fri: 'الجمعة',
      sat: 'السبت',
    },
  },
};

export const remindersMessages = { en, ar };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  confirm: {
    title: 'Confirm your subscription',
    ask: 'Press the button and you will get the newsletter at this address: news of new articles, games and features.',
    button: 'Confirm the subscription',
    done: 'Your subscription is confirmed',
    doneHelp: 'Thank you. You will get the next newsletter.',
    already: 'This subscription was confirmed before',
    alreadyHelp: 'There is nothing more to do. You will get the next newsletter.',
    useless: 'This link no longer works',
    uselessHelp:
      'It is older than two weeks, was altered or cut off on the way, or the subscription has ended since. You can subscribe again on the home page.',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    ask: 'Press the button, and this address will get no more newsletters.',
    button: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneHelp:
      'This address will get no more newsletters. You can subscribe again on the home page.',
    already: 'This address was unsubscribed before',
    alreadyHelp: 'It gets no newsletters. You can subscribe again on the home page.',
    useless: 'This link does not work',
    uselessHelp:
      'It was altered or cut off on the way. Please open the link in a newsletter again, or copy all of it.',
  },
  wayBack: 'Changed your mind? Unsubscribe',
  home: 'To the home page',
};

const ar: Like<typeof en> = {
  confirm: {
    title: 'تأكيد الاشتراك',
    ask: 'بضغطة واحدة تصل النشرة البريدية إلى هذا العنوان، وفيها أخبار المقالات والألعاب والمزايا الجديدة.',
    button: 'تأكيد الاشتراك',
    done: 'تم تأكيد اشتراككم',
    doneHelp: 'شكرًا لكم. ستصلكم النشرة القادمة.',
    already: 'سبق تأكيد هذا الاشتراك',
    alreadyHelp: 'لا حاجة إلى أي إجراء آخر. ستصلكم النشرة القادمة.',
    useless: 'لم يعد هذا الرابط صالحًا',
    uselessHelp:
      'مضى عليه أكثر من أسبوعين، أو تغيّر في الطريق، أو أُلغي الاشتراك بعده. يمكن الاشتراك من جديد في الصفحة الرئيسية.',
  },
  unsubscribe: {
    title: 'إلغاء الاشتراك في النشرة البريدية',
    ask: 'بضغطة واحدة تتوقّف النشرة البريدية عن الوصول إلى هذا العنوان.',
    button: 'إلغاء الاشتراك',
    done: 'تم إلغاء اشتراككم',
    doneHelp: 'لن تصل النشرة إلى هذا العنوان بعد الآن، ويمكن العودة إليها من الصفحة الرئيسية.',
    already: 'سبق إلغاء اشتراك هذا العنوان',
    alreadyHelp: 'لا تصل إليه أي نشرة، ويمكن العودة إليها من الصفحة الرئيسية.',
    useless: 'هذا الرابط لا يعمل',
    uselessHelp:
      'تغيّر الرابط في الطريق أو نقص منه شيء. نرجو فتحه من النشرة مرة أخرى أو نسخه كاملًا.',
  },
  wayBack: 'غيّرتم رأيكم؟ إلغاء الاشتراك',
  home: 'العودة إلى الصفحة الرئيسية',
};

export const letterPageMessages = { en, ar };

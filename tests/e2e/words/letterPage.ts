export const letterPageWords = {
  ar: {
    confirm: {
      button: 'تأكيد الاشتراك',
      done: 'تم تأكيد اشتراككم',
      already: 'سبق تأكيد هذا الاشتراك',
      useless: 'لم يعد هذا الرابط صالحًا',
    },
    unsubscribe: {
      button: 'إلغاء الاشتراك',
      done: 'تم إلغاء اشتراككم',
      already: 'سبق إلغاء اشتراك هذا العنوان',
      useless: 'هذا الرابط لا يعمل',
    },
    wayBack: 'غيّرتم رأيكم؟ إلغاء الاشتراك',
  },
  en: {
    confirm: {
      button: 'Confirm the subscription',
      done: 'Your subscription is confirmed',
      already: 'This subscription was confirmed before',
      useless: 'This link no longer works',
    },
    unsubscribe: {
      button: 'Unsubscribe',
      done: 'You are unsubscribed',
      already: 'This address was unsubscribed before',
      useless: 'This link does not work',
    },
    wayBack: 'Changed your mind? Unsubscribe',
  },
};

export const subscriptionWords = {
  ar: {
    name_required: 'الاسم مطلوب',
    name_short: 'يجب ألّا يقلّ الاسم عن حرفين',
    name_long: 'يجب أن يقلّ الاسم عن 100 حرف',
    email_required: 'البريد الإلكتروني مطلوب',
    email_odd: 'نرجو إدخال عنوان بريد إلكتروني صحيح',
    email_long: 'يجب أن يقلّ عنوان البريد الإلكتروني عن 255 حرفًا',
    unconfirmed:
      'هذا البريد الإلكتروني مشترك في نشرتنا البريدية من قبل، ويبقى تأكيد الاشتراك بالرابط الذي في الرسالة المرسلة إليه.',
    subscribed: 'نرجو فتح الرسالة التي أرسلناها الآن إلى بريدكم وتأكيد الاشتراك منها.',
    received: 'تلقّينا طلب اشتراككم.',
    mail_failed:
      'تعذّر إرسال رسالة التأكيد الآن. اشتراككم محفوظ، وسنرسلها عند الاشتراك مرة أخرى لاحقًا.',
  },
  en: {
    name_required: 'Name is required',
    name_short: 'Name must be at least 2 characters',
    name_long: 'Name must be less than 100 characters',
    email_required: 'Email is required',
    email_odd: 'Please enter a valid email address',
    email_long: 'Email must be less than 255 characters',
    unconfirmed:
      'This email is already subscribed to our newsletter. The link in the email that we sent to it confirms the subscription.',
    subscribed: 'Please open the email that we have just sent you and confirm your subscription.',
    received: 'Your subscription has been received.',
    mail_failed:
      'The confirmation email could not be sent just now. Your subscription is kept: subscribe again later and we will send it.',
  },
};

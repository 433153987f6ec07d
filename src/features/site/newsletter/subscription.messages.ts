import type { Like } from '#src/i18n/messages.ts';

/** What is told of a subscription is a promise (NEWSLETTER-1, NEWSLETTER-5 to NEWSLETTER-7). */
const en = {
  name_required: 'Name is required',
  name_short: 'Name must be at least 2 characters',
  name_long: 'Name must be less than 100 characters',
  name_odd: 'The name contains characters that cannot be used',
  email_required: 'Email is required',
  email_odd: 'Please enter a valid email address',
  email_long: 'Email must be less than 255 characters',
  already_subscribed: 'This email is already subscribed to our newsletter',
  unconfirmed:
    'This email is already subscribed to our newsletter. The link in the email that we sent to it confirms the subscription.',
  unconfirmed_unsent:
    'This email is already subscribed to our newsletter, but the email to confirm it could not be sent just now. Please try again later.',
  mailed_enough:
    'We have already written to this email and will not write again until its subscription is confirmed. Please look for our email, also among the junk mail, or subscribe with another address.',
  subscribed: 'Please open the email that we have just sent you and confirm your subscription.',
  received: 'Your subscription has been received.',
  mail_failed:
    'The confirmation email could not be sent just now. Your subscription is kept: subscribe again later and we will send it.',
};

const ar: Like<typeof en> = {
  name_required: 'الاسم مطلوب',
  name_short: 'يجب ألّا يقلّ الاسم عن حرفين',
  name_long: 'يجب أن يقلّ الاسم عن 100 حرف',
  name_odd: 'في الاسم رموز لا يمكن استخدامها',
  email_required: 'البريد الإلكتروني مطلوب',
  email_odd: 'نرجو إدخال عنوان بريد إلكتروني صحيح',
  email_long: 'يجب أن يقلّ عنوان البريد الإلكتروني عن 255 حرفًا',
  already_subscribed: 'هذا البريد الإلكتروني مشترك في نشرتنا البريدية من قبل',
  unconfirmed:
    'هذا البريد الإلكتروني مشترك في نشرتنا البريدية من قبل، ويبقى تأكيد الاشتراك بالرابط الذي في الرسالة المرسلة إليه.',
  unconfirmed_unsent:
    'هذا البريد الإلكتروني مشترك في نشرتنا البريدية من قبل، لكن تعذّر الآن إرسال رسالة التأكيد إليه. نرجو المحاولة لاحقًا.',
  mailed_enough:
    'أرسلنا إلى هذا البريد رسائل من قبل، ولن نرسل غيرها حتى يؤكَّد الاشتراك. نرجو البحث عن رسالتنا، ولو في البريد غير المرغوب فيه، أو الاشتراك بعنوان آخر.',
  subscribed: 'نرجو فتح الرسالة التي أرسلناها الآن إلى بريدكم وتأكيد الاشتراك منها.',
  received: 'تلقّينا طلب اشتراككم.',
  mail_failed:
    'تعذّر إرسال رسالة التأكيد الآن. اشتراككم محفوظ، وسنرسلها عند الاشتراك مرة أخرى لاحقًا.',
};

export const subscriptionMessages = { en, ar };

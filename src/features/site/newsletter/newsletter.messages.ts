import type { Like } from '#src/i18n/messages.ts';

/** The toasts are a promise (NEWSLETTER-3, NEWSLETTER-7). */
const en = {
  form: {
    name: 'Name',
    email: 'Email',
    subscribe: 'Subscribe',
    submitting: 'Signing up...',
    noScript: 'Subscribing needs JavaScript, which is switched off in this browser.',
  },
  toasts: {
    success: 'Successfully subscribed! Now confirm by email',
    notice: 'Notice',
    taken: 'Email already registered',
    takenHelp: 'This email is already subscribed to our newsletter',
    invalid: 'Validation Error',
    invalidHelp: 'Please correct the errors shown below',
    failed: 'Something went wrong',
    failedHelp: 'Failed to process subscription. Please try again later',
    offline: 'Connection Error',
    offlineHelp: 'Unable to connect to server. Please check your internet connection and try again',
  },
};

const ar: Like<typeof en> = {
  form: {
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    subscribe: 'الاشتراك',
    submitting: 'جارٍ الاشتراك…',
    noScript: 'يحتاج الاشتراك إلى جافاسكربت، وهي معطّلة في هذا المتصفّح.',
  },
  toasts: {
    success: 'تم الاشتراك بنجاح! بقي تأكيده بالبريد',
    notice: 'تنبيه',
    taken: 'البريد الإلكتروني مسجَّل من قبل',
    takenHelp: 'هذا البريد الإلكتروني مشترك في نشرتنا البريدية من قبل',
    invalid: 'بيانات غير صحيحة',
    invalidHelp: 'نرجو تصحيح الأخطاء المبيَّنة أدناه',
    failed: 'حدث خطأ ما',
    failedHelp: 'تعذّر إتمام الاشتراك. نرجو المحاولة لاحقًا',
    offline: 'تعذّر الاتّصال',
    offlineHelp: 'تعذّر الاتّصال بالخادم. نرجو التحقّق من اتّصال الإنترنت ثم إعادة المحاولة',
  },
};

export const newsletterMessages = { en, ar };

import type { Like } from '#src/i18n/messages.ts';

const en = {
  method_not_allowed: 'This address does not take requests of this kind.',
  unsupported_type: 'The request was sent in a form that is not understood here.',
  too_large: 'What was sent is too large.',
  malformed: 'The request could not be read. It may have been cut off on the way.',
  invalid: 'Something in the request is missing or wrong.',
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
};

const ar: Like<typeof en> = {
  method_not_allowed: 'هذا العنوان لا يستقبل طلبات من هذا النوع.',
  unsupported_type: 'أُرسل الطلب بصيغة غير مفهومة هنا.',
  too_large: 'حجم ما أُرسل أكبر من المسموح.',
  malformed: 'تعذّرت قراءة الطلب، وربما انقطع في أثناء الإرسال.',
  invalid: 'في الطلب شيء ناقص أو غير صحيح.',
  unexpected: 'حدث خطأ من جهتنا. نرجو المحاولة بعد قليل.',
};

export const endpointMessages = { en, ar };

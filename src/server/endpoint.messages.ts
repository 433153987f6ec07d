import type { Like } from '#src/i18n/messages.ts';

const en = {
  method_not_allowed: 'This address does not take requests of this kind.',
  no_such_endpoint: 'There is nothing at this address.',
  unsupported_type: 'The request was sent in a form that is not understood here.',
  too_large: 'What was sent is too large.',
  forged: 'This request was sent by another site, so nothing was done.',
  malformed: 'The request could not be read. It may have been cut off on the way.',
  invalid: 'Something in the request is missing or wrong.',
  too_many_requests: 'Too many attempts in a short time. Please wait a few minutes and try again.',
  unexpected: 'Something went wrong on our side. Please try again in a moment.',
  reference: 'If you write to us about it, please add this reference: {id}.',
  busy: 'The site is very busy just now. Please try again in a few seconds.',
  unavailable:
    'The site cannot reach its data just now, so nothing was saved. Please try again later.',
  storage_full: 'The site has no room left just now, so nothing was saved. Please try again later.',
  unreachable: 'The site cannot reach its data just now. Please try again later.',
  try_again: 'Try again',
  home: 'Back to the home page',
};

const ar: Like<typeof en> = {
  method_not_allowed: 'هذا العنوان لا يستقبل طلبات من هذا النوع.',
  no_such_endpoint: 'لا شيء في هذا العنوان.',
  unsupported_type: 'أُرسل الطلب بصيغة غير مفهومة هنا.',
  too_large: 'حجم ما أُرسل أكبر من المسموح.',
  forged: 'أُرسل هذا الطلب من موقع آخر، فلم يُنفَّذ شيء.',
  malformed: 'تعذّرت قراءة الطلب، وربّما انقطع في أثناء الإرسال.',
  invalid: 'في الطلب شيء ناقص أو غير صحيح.',
  too_many_requests: 'محاولات كثيرة في وقت قصير. نرجو الانتظار بضع دقائق ثم إعادة المحاولة.',
  unexpected: 'حدث خطأ من جهتنا. نرجو المحاولة بعد قليل.',
  reference: 'إن راسلتمونا في ذلك فاذكروا هذا الرقم المرجعي: {id}.',
  busy: 'الموقع مشغول جدًّا الآن. نرجو المحاولة بعد ثوانٍ.',
  unavailable: 'لا يصل الموقع إلى بياناته الآن، فلم يُحفظ شيء. نرجو المحاولة لاحقًا.',
  storage_full: 'امتلأت مساحة التخزين في الموقع، فلم يُحفظ شيء. نرجو المحاولة لاحقًا.',
  unreachable: 'لا يصل الموقع إلى بياناته الآن. نرجو المحاولة لاحقًا.',
  try_again: 'إعادة المحاولة',
  home: 'العودة إلى الصفحة الرئيسية',
};

const zh: Like<typeof en> = {
  method_not_allowed: '此地址不接受这类请求。',
  no_such_endpoint: '此地址没有内容。',
  unsupported_type: '无法识别所发送内容的格式。',
  too_large: '所发送的内容过大。',
  forged: '此请求来自其他网站，因此没有执行任何操作。',
  malformed: '无法读取此请求，可能在传输途中断开了。',
  invalid: '请求中有内容缺失或有误。',
  too_many_requests: '短时间内尝试次数过多，请过几分钟再试。',
  unexpected: '我们这边出了点问题，请稍后再试。',
  reference: '如需就此联系我们，请附上此编号：{id}。',
  busy: '当前访问量很大，请过几秒再试。',
  unavailable: '网站暂时无法读写数据，内容没有保存。请稍后再试。',
  storage_full: '网站的存储空间已满，内容没有保存。请稍后再试。',
  unreachable: '网站暂时无法读取数据，请稍后再试。',
  try_again: '重试',
  home: '返回首页',
};

export const endpointMessages = { en, ar, zh };

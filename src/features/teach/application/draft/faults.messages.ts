import { formatNumber, type Like } from '#src/i18n/messages.ts';
import {
  EXPERIENCE_DESCRIPTION,
  MAX_PRICE_USD,
  MIN_PRICE_USD,
  PHONE_DIGITS,
  PROFILE_DESCRIPTION,
  SHORT_DESCRIPTION,
} from './limits.ts';

/** Digits are the same in both languages (ADDRESSES-7). */
const HIGHEST_PRICE = formatNumber('en', MAX_PRICE_USD);

const en = {
  required: 'This is needed.',
  characters: 'This holds characters that cannot be used here.',
  too_long: 'This is too long.',
  name: 'A name is made of letters.',
  email: 'Enter an email address such as name@example.com.',
  language_twice: 'This language is already in the list.',
  birthday: 'That month has no such day.',
  phone: `A phone number has ${PHONE_DIGITS.min} to ${PHONE_DIGITS.max} digits.`,
  month_year: 'Enter the month and year as MM/YYYY, for example 09/2019.',
  date: 'Enter the date as DD/MM/YYYY, for example 01/09/2019.',
  order: 'The end comes before the start.',
  file: 'This is not a file of this application.',
  file_required: 'Add the certificate as a PDF, PNG or JPEG.',
  picture: 'Add a profile picture.',
  description_short: `Write at least ${PROFILE_DESCRIPTION.min} characters.`,
  description_long: `Write at most ${PROFILE_DESCRIPTION.max} characters.`,
  tagline_short: `Write at least ${SHORT_DESCRIPTION.min} characters.`,
  tagline_long: `Write at most ${SHORT_DESCRIPTION.max} characters.`,
  experience_long: `Write at most ${EXPERIENCE_DESCRIPTION.max} characters.`,
  video: 'Unsupported link (YouTube, Bilibili or Vimeo)',
  choose_one: 'Choose at least one.',
  repeated: 'Something was chosen twice.',
  slot_required: 'Add at least one time at which you can teach.',
  slot_open: 'Choose the start and the end of this time.',
  slot_order: 'The end has to be after the start.',
  slot_overlap: 'This time overlaps with another one on the same day.',
  timezone: 'Choose your time zone.',
  price: `Enter a price from ${MIN_PRICE_USD} to ${HIGHEST_PRICE} US dollars.`,
  price_cents: 'Enter at most two digits after the point, for example 12.50.',
  agreement: 'Your agreement is needed to submit.',
};

const ar: Like<typeof en> = {
  required: 'هذا الحقل مطلوب.',
  characters: 'يحتوي النص على رموز لا يمكن استعمالها هنا.',
  too_long: 'النص أطول من المسموح.',
  name: 'يتكوّن الاسم من حروف.',
  email: 'اكتبوا عنوان بريد إلكتروني، مثل name@example.com.',
  language_twice: 'هذه اللغة موجودة في القائمة.',
  birthday: 'لا يوجد هذا اليوم في ذلك الشهر.',
  phone: `يتكوّن رقم الهاتف من ${PHONE_DIGITS.min} إلى ${PHONE_DIGITS.max} رقمًا.`,
  month_year: 'اكتبوا الشهر والسنة بالصيغة MM/YYYY، مثل 09/2019.',
  date: 'اكتبوا التاريخ بالصيغة DD/MM/YYYY، مثل 01/09/2019.',
  order: 'النهاية تسبق البداية.',
  file: 'ليس هذا ملفًّا من ملفات هذا الطلب.',
  file_required: 'أرفقوا الشهادة بصيغة PDF أو PNG أو JPEG.',
  picture: 'أضيفوا صورة شخصية.',
  description_short: `اكتبوا ${PROFILE_DESCRIPTION.min} حرف على الأقل.`,
  description_long: `اكتبوا ${PROFILE_DESCRIPTION.max} حرف على الأكثر.`,
  tagline_short: `اكتبوا ${SHORT_DESCRIPTION.min} حرفًا على الأقل.`,
  tagline_long: `اكتبوا ${SHORT_DESCRIPTION.max} حرفًا على الأكثر.`,
  experience_long: `اكتبوا ${EXPERIENCE_DESCRIPTION.max} حرف على الأكثر.`,
  video: 'رابط غير مدعوم (يُقبل YouTube أو Bilibili أو Vimeo)',
  choose_one: 'اختاروا واحدًا على الأقل.',
  repeated: 'اختير شيء مرتين.',
  slot_required: 'أضيفوا وقتًا واحدًا على الأقل يمكنكم التدريس فيه.',
  slot_open: 'اختاروا بداية هذا الوقت ونهايته.',
  slot_order: 'يجب أن تأتي النهاية بعد البداية.',
  slot_overlap: 'يتداخل هذا الوقت مع وقت آخر في اليوم نفسه.',
  timezone: 'اختاروا منطقتكم الزمنية.',
  price: `اكتبوا سعرًا من ${MIN_PRICE_USD} إلى ${HIGHEST_PRICE} دولار أمريكي.`,
  price_cents: 'اكتبوا رقمين على الأكثر بعد الفاصلة العشرية، مثل 12.50.',
  agreement: 'لا يمكن إرسال الطلب من غير موافقتكم.',
};

export const faultsMessages = { en, ar };

/** What can be wrong with a field; the words are for the applicant. */
export type FaultCode = keyof typeof en;

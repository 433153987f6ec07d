import type { Like } from '#src/i18n/messages.ts';

const en = {
  saved: 'Your answers are saved.',
  committed: 'Your answers are now part of your account.',
  not_found: 'These answers were not found. They may have expired; please start again.',
  signed_out: 'Please sign in first.',
  teacher: 'This account is registered as a teacher and cannot use the student onboarding.',
  confirmation_required: 'One more confirmation is needed before your answers can be kept.',
  repeated: 'Something is there twice.',
  blank: 'The answer is empty.',
  unsafe_text: 'The text contains characters that cannot be shown.',
  too_many_languages: 'You can add up to 3 languages maximum',
  no_price: 'A price is between 20 and 500 riyals, in steps of 10.',
  too_narrow: 'The highest price has to be at least 10 riyals above the lowest.',
};

const ar: Like<typeof en> = {
  saved: 'حُفظت إجاباتكم.',
  committed: 'أُضيفت إجاباتكم إلى حسابكم.',
  not_found: 'لم نعثر على هذه الإجابات، وربما انتهت مدة حفظها. نرجو البدء من جديد.',
  signed_out: 'نرجو تسجيل الدخول أولًا.',
  teacher: 'هذا الحساب مسجَّل بصفة معلّم، ولا يمكنه استخدام استبانة الطلاب.',
  confirmation_required: 'بقي تأكيد واحد قبل حفظ الإجابات.',
  repeated: 'في الإجابة عنصر مكرَّر.',
  blank: 'الإجابة فارغة.',
  unsafe_text: 'في النص رموز لا يمكن عرضها.',
  too_many_languages: 'يمكن إضافة 3 لغات على الأكثر',
  no_price: 'السعر بين 20 و500 ريال، بخطوات من 10 ريالات.',
  too_narrow: 'يجب أن يزيد أقصى سعر على أدناه بعشرة ريالات على الأقل.',
};

export const replyMessages = { en, ar };

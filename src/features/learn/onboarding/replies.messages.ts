import { BUDGET } from '#src/domain/learning/answers.ts';
import type { Like } from '#src/i18n/messages.ts';
import { MAX_LANGUAGES } from './questions/questions.ts';

const en = {
  saved: 'Your answers are saved.',
  committed: 'Your answers are now part of your account.',
  not_found: 'These answers were not found. They may have expired; please start again.',
  signed_out: 'Please sign in first.',
  teacher: 'This account is registered as a teacher and cannot use the student onboarding.',
  confirmation_required: 'One more confirmation is needed before your answers can be kept.',
  repeated: 'An answer is repeated.',
  blank: 'The answer is empty.',
  unsafe_text: 'The text contains characters that cannot be shown.',
  too_many_languages: `You can add up to ${MAX_LANGUAGES} languages maximum`,
  no_price: `A price is between ${BUDGET.min} and ${BUDGET.max} riyals, in steps of ${BUDGET.step}.`,
  too_narrow: `The highest price has to be at least ${BUDGET.gap} riyals above the lowest.`,
};

const ar: Like<typeof en> = {
  saved: 'حُفظت إجاباتكم.',
  committed: 'أُضيفت إجاباتكم إلى حسابكم.',
  not_found: 'لم نعثر على هذه الإجابات، وربّما انتهت مدّة حفظها. نرجو البدء من جديد.',
  signed_out: 'نرجو تسجيل الدخول أولًا.',
  teacher: 'هذا الحساب مسجَّل بصفة معلّم، ولا يمكنه استخدام استبانة الطلّاب.',
  confirmation_required: 'بقي تأكيد واحد قبل حفظ الإجابات.',
  repeated: 'في الإجابة عنصر مكرَّر.',
  blank: 'الإجابة فارغة.',
  unsafe_text: 'في النصّ رموز لا يمكن عرضها.',
  too_many_languages: `يمكن إضافة ${MAX_LANGUAGES} لغات على الأكثر`,
  no_price: `السعر بين ${BUDGET.min} و${BUDGET.max} ريال، بخطوات من ${BUDGET.step} ريالات.`,
  // The gap of ten stands in words.
  too_narrow: 'يجب أن يزيد أقصى سعر على أدناه بعشرة ريالات على الأقلّ.',
};

export const replyMessages = { en, ar };

/** A promise of the legal texts, and what a paragraph that makes it has to contain. */
export type LegalConstant = {
  kind: 'terms' | 'privacy-policy';
  says: string;
  en: RegExp[];
  ar: RegExp[];
};

const terms = (says: string, en: RegExp[], ar: RegExp[]): LegalConstant => ({
  kind: 'terms',
  says,
  en,
  ar,
});

const privacy = (says: string, en: RegExp[], ar: RegExp[]): LegalConstant => ({
  kind: 'privacy-policy',
  says,
  en,
  ar,
});

/** Business constants of the terms and of the privacy policy (LEGAL-3, LEGAL-4). */
export const legalConstants: readonly LegalConstant[] = [
  terms(
    'credits expire 180 days after issue',
    [/credits expire/i, /\b180 days after .*issue/i],
    [/صلاحية الرصيد/, /180 يومًا/, /إصدار/],
  ),
  terms(
    'refunds take up to 14 business days',
    [/refund/i, /up to 14 business days/i],
    [/ردّ/, /تصل إلى 14 يوم عمل/],
  ),
  terms(
    'cancelling is free at least 24 hours before',
    [/free of charge at least 24 hours before/i],
    [/مجانًا/, /لا يقلّ عن 24 ساعة/],
  ),
  terms(
    'a no-show of the student counts as a completed lesson and forfeits the fee',
    [/no-show counts as a completed lesson/i, /forfeit/i],
    [/درسًا مكتملًا/, /رسوم/],
  ),
  terms(
    'recordings are kept for 30 days',
    [/recordings are kept for 30 days/i],
    [/التسجيلات/, /30 يومًا/],
  ),
  terms(
    'transcripts are kept for 90 days',
    [/transcripts are kept for 90 days/i],
    [/النصوص المفرَّغة/, /90 يومًا/],
  ),
  terms(
    'liability is capped at the payments of the previous 3 months',
    [/total liability/i, /payments .* in the 3 months before/i],
    [/المسؤولية الإجمالية/, /المبالغ التي دفعها/, /الثلاثة \(3\) السابقة/],
  ),
  terms('the minimum age is 18', [/at least 18 years old/i], [/يقلّ عمر/, /18 عامًا/]),
  terms(
    'from 13 to 17 a guardian is needed',
    [/aged 13 to 17/i, /guardian/i],
    [/بين 13 و17 عامًا/, /ولي أمر/],
  ),
  terms('under 13 is not allowed', [/under 13 are not allowed/i], [/لا يُسمح للأطفال دون سن 13/]),
  terms(
    'one student and one tutor account per person',
    [/one student account and one tutor account/i],
    [/حساب طالب واحد وحساب معلّم واحد/],
  ),
  terms(
    'the law of Hong Kong governs',
    [/governed by the laws? of Hong Kong/i],
    [/لقانون هونغ كونغ/],
  ),
  terms(
    'arbitration is in English',
    [/arbitration is conducted in English/i],
    [/التحكيم/, /باللغة الإنجليزية/],
  ),
  privacy(
    'recordings are kept for 30 days from the lesson, longer in a dispute',
    [/recordings: 30 days from the date of the lesson/i, /longer while a dispute/i],
    [/تسجيلات الدروس/, /30 يومًا من تاريخ الدرس/, /نزاع/],
  ),
  privacy(
    'transcripts are kept for 90 days',
    [/transcripts: 90 days/i],
    [/النصوص المفرَّغة/, /90 يومًا/],
  ),
  privacy(
    'payment records are kept by tax and financial rules',
    [/payment records/i, /tax and financial rules/i],
    [/سجلّ?ات الدفع/, /القواعد الضريبية والمالية/],
  ),
  privacy(
    'anonymised data is kept indefinitely',
    [/anonymi[sz]ed data/i, /indefinitely/i],
    [/المجهَّلة الهوية/, /غير محدودة/],
  ),
  privacy(
    'GDPR requests are answered in 30 days, extendable by two months',
    [/GDPR within 30 days/i, /extended by two months/i],
    [/GDPR/, /30 يومًا/, /شهرين/],
  ),
  privacy(
    'CCPA requests are answered in 45 days, extendable by 45 days',
    [/CCPA within 45 days/i, /extended by 45 days/i],
    [/CCPA/, /خلال 45 يومًا/, /تمديد هذه المدة 45 يومًا/],
  ),
  privacy('the minimum age is 13', [/minimum age .* is 13\b/i], [/الحد الأدنى للعمر/, /13 عامًا/]),
  privacy('the company is based in Hong Kong', [/based in Hong Kong/i], [/مقرّ.* هونغ كونغ/]),
  privacy(
    'personal data is not sold',
    [/do not sell personal data/i],
    [/لا تبيع هانلو البيانات الشخصية/],
  ),
];

import type { Like } from '#src/i18n/messages.ts';

const en = {
  subject: 'Confirm your subscription to the Hanlu newsletter',
  asked:
    'This address was entered on Hanlu to receive news of new articles, games and features. One step is left: confirm that you want it.',
  action: 'Confirm the subscription',
  lasts: 'The link works for {days} days.',
  notYou:
    'Was it not you? Then there is nothing to do: without the confirmation no newsletter is sent.',
};

const ar: Like<typeof en> = {
  subject: 'تأكيد اشتراككم في نشرة هانلو البريدية',
  asked:
    'أُدخل هذا العنوان في موقع هانلو لتلقّي أخبار المقالات والألعاب والمزايا الجديدة. بقيت خطوة واحدة: تأكيد رغبتكم في ذلك.',
  action: 'تأكيد الاشتراك',
  lasts: 'يعمل الرابط مدة {days} يومًا.',
  notYou: 'لم تطلبوا ذلك؟ لا حاجة إلى أي إجراء، فلن تُرسَل النشرة دون تأكيد.',
};

export const confirmationLetterMessages = { en, ar };

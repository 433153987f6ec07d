import type { Like } from '#src/i18n/messages.ts';

const en = {
  agreed:
    'How a lesson is paid is agreed between student and tutor, outside of Hanlu. Hanlu takes no payments.',
};

const ar: Like<typeof en> = {
  agreed: 'يتّفق الطالب والمعلّم على طريقة دفع ثمن الدرس خارج هانلو، ولا تتلقّى هانلو أي مدفوعات.',
};

const zh: Like<typeof en> = {
  agreed: '课费如何支付，由学生和老师在汉路之外自行商定，汉路不收取任何款项。',
};

export const paymentMessages = { en, ar, zh };

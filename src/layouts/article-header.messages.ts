import type { Like } from '#src/i18n/messages.ts';

const en = { back: 'Back to Home' };

const ar: Like<typeof en> = { back: 'العودة إلى الصفحة الرئيسية' };

export const articleHeaderMessages = { en, ar };

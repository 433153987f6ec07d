import type { Like } from '#src/i18n/messages.ts';

/** The radicals and what they make stand in one article; each has a name of its own. */
const en = { combinations: 'Combinations of radicals' };

const ar: Like<typeof en> = { combinations: 'تراكيب الجذور' };

export const catalogueMessages = { en, ar };

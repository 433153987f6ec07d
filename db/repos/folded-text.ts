import { or, sql, type SQL } from 'drizzle-orm';

/** What people write for one another in Arabic names, or leave out: forms of letters, vowel signs. */
const ALIKE: readonly (readonly [string, string])[] = [
  ...[...'أإآٱ'].map((form) => [form, 'ا'] as const),
  ['ى', 'ي'],
  ['ة', 'ه'],
  ...[...'\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0640'].map(
    (sign) => [sign, ''] as const,
  ),
];

const folded = (text: SQL): SQL =>
  ALIKE.reduce((so, [form, plain]) => sql`replace(${so}, ${form}, ${plain})`, sql`lower(${text})`);

/** Whether one of some columns holds a text, as people who look for a name may write it. */
export const holdsText = (columns: readonly SQL[], text: string): SQL | undefined =>
  or(
    ...columns.map(
      (column) => sql`instr(${folded(sql`coalesce(${column}, '')`)}, ${folded(sql`${text}`)}) > 0`,
    ),
  );

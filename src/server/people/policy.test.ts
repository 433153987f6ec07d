import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { KEPT_COPIES } from '../backup/copies.ts';
import { CONFIRM_WITHIN_DAYS } from '#src/domain/confirmation.ts';
import { PERIODS } from './periods.ts';

type Span = { text: string };
type Document = { _id: string; sections: { content: { children: Span[] }[] }[] };

const paragraphsOf = async (id: string): Promise<string[]> => {
  const lines = (await readFile('cms/dataset/legal.ndjson', 'utf8')).trim().split('\n');
  const documents = lines.map((line) => JSON.parse(line) as Document);
  const sections = documents.find(({ _id }) => _id === id)?.sections ?? [];
  return sections.flatMap(({ content }) =>
    content.map(({ children }) => children.map(({ text }) => text).join('')),
  );
};

const PROMISES = {
  'privacy-policy-en': [
    `newest ${KEPT_COPIES} copies are kept`,
    `after ${KEPT_COPIES} days it is in none of them`,
    `and nothing else of it, for ${PERIODS.deletions} days`,
    `deleted ${PERIODS.unconfirmed} days after the last message that asked for the confirmation`,
    `after ${PERIODS.unconfirmed} days if it was not confirmed`,
    `was sent for ${PERIODS.sent} days`,
    'never became part of an account: 7 days',
    'in place of the name',
    'a Guardian’s account learns with a child, and the child has none',
    'the page of your account: download all that we hold about you as one archive, and delete',
  ],
  'privacy-policy-ar': [
    `بأحدث ${KEPT_COPIES} نسخة`,
    `في أي نسخة بعد ${KEPT_COPIES} يومًا`,
    `دون أي شيء آخر منه، مدّة ${PERIODS.deletions} يومًا`,
    `بعد ${PERIODS.unconfirmed} يومًا من آخر رسالة طلبت تأكيده`,
    `بعد ${PERIODS.unconfirmed} يومًا ما لم يُؤكَّد`,
    `بشأن حساب أو طلب أو درس ${PERIODS.sent} يومًا`,
    'لم تُضَمّ إلى حساب: 7 أيام',
    'ويظهر مكان الاسم «عضو سابق»',
    'حساب وليّ الأمر هو الذي يتعلّم به الطفل معه، ولا حساب للطفل',
    'من صفحة حسابه: تنزيل كل ما تحتفظ به هانلو عنه في ملفّ واحد، وحذف الحساب',
  ],
  'terms-en': ['a Guardian’s account learns with a child, and the child has none'],
  'terms-ar': ['فحساب وليّ الأمر هو الذي يتعلّم به الطفل معه، ولا حساب للطفل'],
};

test('an address is kept for as long as the link works that confirms it', () => {
  expect(PERIODS.unconfirmed).toBeGreaterThan(CONFIRM_WITHIN_DAYS);
});

test.each(Object.entries(PROMISES))(
  '%s promises what the code does (LEGAL-10)',
  async (id, all) => {
    const paragraphs = await paragraphsOf(id);
    const missing = all.filter((promise) => !paragraphs.some((text) => text.includes(promise)));
    expect(missing).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { isolateContacts, withoutContacts, withoutEmails } from './contacts.ts';

test.each([
  ['Write to nour.k@mail.example please', 'Write to ••• please'],
  ['راسلوني: nour@mail.example', 'راسلوني: •••'],
  ['It is nour@mail.example. I travel soon', 'It is •••. I travel soon'],
  ['واتساب 0501234567', 'واتساب •••'],
  ['واتساب ٠٥٠ ١٢٣ ٤٥٦٧ مساءً', 'واتساب ••• مساءً'],
  ['call +966 (50) 123-4567!', 'call •••!'],
  ['微信 13800138000', '微信 •••'],
  ['见 https://meet.example/abc 吧', '见 ••• 吧'],
  ['wa.me/966501234567', '•••'],
  ['I am @nour_learns on all of them', 'I am ••• on all of them'],
])('what leads past the site is hidden: %s', (text, shown) => {
  expect(withoutContacts(text)).toBe(shown);
});

test.each([
  'I know HSK 3 and 600 words, and have 45 minutes.',
  'أدرس للعام 2026-2027، وعمري 12 سنة.',
  'The exam is on 2027-03-28 18:00, or on 28/3/2027.',
  '学校 1447-1448 学年',
  'Between 18:00-19:30, 75 riyals',
])('other numbers stay: %s', (text) => {
  expect(withoutContacts(text)).toBe(text);
});

test('addresses alone can be hidden', () => {
  expect(withoutEmails('nour@mail.example or 0501234567')).toBe('••• or 0501234567');
});

test.each([
  ['رقمي +966 50 123 4567 مساءً', 'رقمي \u2066+966 50 123 4567\u2069 مساءً'],
  ['أنا @omar على واتساب', 'أنا \u2066@omar\u2069 على واتساب'],
  ['nour@mail.example', '\u2066nour@mail.example\u2069'],
  ['أعرف 600 كلمة', 'أعرف 600 كلمة'],
])('what is written from left to right stays so in any text: %s', (text, shown) => {
  expect(isolateContacts(text)).toBe(shown);
});

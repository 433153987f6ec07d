import { expect, test } from 'vitest';
import { writtenIn } from './written-in.ts';

test.each([
  ['Ten years in Riyadh', { lang: 'en', dir: 'ltr' }],
  ['عشر سنوات في الرياض', { lang: 'ar', dir: 'rtl' }],
  ['在利雅得十年', { lang: 'zh-Hans', dir: 'ltr' }],
  ['10 سنوات مع HSK', { lang: 'ar', dir: 'rtl' }],
  ['HSK: من الأول إلى السادس', { lang: 'en', dir: 'ltr' }],
])('%s', (text, written) => {
  expect(writtenIn(text)).toEqual(written);
});

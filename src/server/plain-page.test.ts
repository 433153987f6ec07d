import { expect, test } from 'vitest';
import { plainPage } from './plain-page.ts';

test('what may pass can be tried again, what may not leads home alone', async () => {
  const linksAt = async (status: number) => {
    const page = await plainPage('ar', 'رسالة', { status }).text();
    return [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  };
  expect(await Promise.all([429, 500, 503].map(linksAt))).toEqual(Array(3).fill(['', '/ar/']));
  expect(await linksAt(403)).toEqual(['/ar/']);
});

test('a message stands in the page as words, in the direction of its language', async () => {
  const page = await plainPage('ar', '<b>x</b>', { status: 503 }).text();
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain('<h1>&lt;b&gt;x&lt;/b&gt;</h1>');
});

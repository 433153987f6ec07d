import { expect, test } from 'vitest';
import { plainPage } from './plain-page.ts';
import { enterRequest } from './watching/request-scope.ts';

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

test('only what fails on our side asks to be told of with its reference', async () => {
  enterRequest({ id: 'f00dcafe', route: 'nowhere' });
  const pageOf = (status: number) => plainPage('en', 'Words', { status }).text();
  for (const status of [500, 503]) {
    expect(await pageOf(status)).toContain('reference: <bdi dir="ltr">f00dcafe</bdi>.');
  }
  for (const status of [403, 429]) expect(await pageOf(status)).not.toContain('f00dcafe');
});

import { expect, test } from 'vitest';
import type { Visitor } from './limits.ts';
import { refuseVisit } from './refuse-visit.ts';

test.each([
  ['ar', 'rtl', 'محاولات كثيرة'],
  ['en', 'ltr', 'Too many attempts'],
] as const)('a visit too many gets a page in its language: %s', async (locale, dir, words) => {
  const someone = {
    clientAddress: '203.0.113.1',
    cookies: { get: () => ({ value: locale }) },
    locals: {},
  } as unknown as Visitor;
  let response: Response | undefined;
  for (let visits = 0; visits < 31; visits += 1) {
    expect(response).toBeUndefined();
    response = await refuseVisit('login', someone, locale);
  }
  expect(response?.status).toBe(429);
  expect(response?.headers.get('retry-after')).toBe('600');
  expect(response?.headers.get('cache-control')).toBe('no-store');
  const html = (await response?.text()) ?? '';
  expect(html).toContain(`<html lang="${locale}" dir="${dir}">`);
  expect(html).toContain(words);
  expect(html).toContain(`href="/${locale}/"`);
});

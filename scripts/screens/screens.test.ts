import { expect, test } from 'vitest';
import { sheetOf } from './sheet.ts';
import { chosen, fileOf } from './wanted.ts';

const PAGES = [{ path: '/' }, { path: '/today' }, { path: '/student', as: 'learner' }] as const;

test('without words every page is taken at each width, in each scheme and language', () => {
  expect(chosen(PAGES, [])).toHaveLength(3 * 3 * 2 * 2);
});

test('words choose among widths, schemes, languages and addresses', () => {
  const screens = chosen(PAGES, ['390', 'dark', 'ar', 'today', 'student']);
  expect(screens.map(fileOf)).toEqual(['390/today.ar.dark.webp', '390/student.ar.dark.webp']);
  expect(chosen(PAGES, ['nowhere'])).toEqual([]);
});

test('each screen has a file of its own', () => {
  const files = chosen(PAGES, []).map(fileOf);
  expect(new Set(files).size).toBe(files.length);
});

test('a sheet shows the pictures of a page beside each other, under its address', () => {
  const html = sheetOf(chosen(PAGES, ['1440', '/today']));
  expect(html).toContain('<h2>/today</h2>');
  expect(html.match(/<img /g)).toHaveLength(4);
  expect(html).toContain('src="1440/today.en.dark.webp"');
});

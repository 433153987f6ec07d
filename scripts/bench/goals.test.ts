import { expect, test } from 'vitest';
import { missedGoals, type Measured } from './goals.ts';

const KB = 1024;
const measured = (
  scores: Partial<Measured['scores']>,
  html = 20 * KB,
  read = 90 * KB,
): Measured => ({
  scores: {
    performance: 100,
    accessibility: 100,
    bestPractices: 100,
    seo: 100,
    lcp: 900,
    cls: 0,
    ...scores,
  },
  weights: { html, read, total: 0, js: 0, interfaceFonts: 0, hanziFonts: 0, images: 0 },
});
const article = { textFirst: true, article: true, performance: 100 };
const alone = { bareLcp: 700, english: undefined };

test('a page that holds every goal misses none', () => {
  expect(missedGoals(article, measured({ lcp: 910 }, 25 * KB), alone)).toBe('');
});

test('each goal that is missed is named', () => {
  const slow = measured({ performance: 99, seo: 92, lcp: 911, cls: 0.01 }, 25 * KB + 1);
  expect(missedGoals(article, slow, alone).split(', ')).toEqual([
    'performance 100',
    'other scores 100',
    'CLS 0',
    'LCP ≤ 1.3 bare',
    'HTML+CSS ≤ 25 KB',
  ]);
  expect(missedGoals({ performance: 97 }, measured({ lcp: 2000 }, 40 * KB), alone)).toBe('');
});

test('an Arabic page may cost a tenth more than its English twin', () => {
  const against = { bareLcp: 700, english: measured({ lcp: 800 }) };
  expect(missedGoals(article, measured({ lcp: 880 }, KB, 99 * KB), against)).toBe('');
  expect(missedGoals(article, measured({ lcp: 881 }, KB, 100 * KB), against)).toBe(
    'bytes as English, LCP as English',
  );
});

import { expect, test } from 'vitest';
import { missedGoals, type Measured } from './goals.ts';

const KB = 1024;
const measured = (
  scores: Partial<Measured['scores']>,
  html = 14 * KB,
  read = 90 * KB,
  js = 0,
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
  weights: { html, read, total: 0, js, interfaceFonts: 0, hanziFonts: 0, images: 0 },
});
const article = { textFirst: true, article: true, performance: 100 };
const alone = { bareLcp: 700, english: undefined };

test('a page that holds every goal misses none', () => {
  expect(missedGoals(article, measured({ lcp: 910 }, 14_600), alone)).toBe('');
  const pictures = { article: true, performance: 100, scriptsKb: 15 };
  expect(missedGoals(pictures, measured({}, 25 * KB, 90 * KB, 15 * KB), alone)).toBe('');
});

test('each goal that is missed is named', () => {
  const slow = measured({ performance: 99, seo: 92, lcp: 911, cls: 0.01 }, 25 * KB + 1);
  expect(missedGoals(article, slow, alone).split(', ')).toEqual([
    'performance 100',
    'other scores 100',
    'CLS 0',
    'LCP ≤ 1.3 bare',
    'first round trip',
    'HTML+CSS ≤ 25 KB',
  ]);
  expect(missedGoals({ performance: 97 }, measured({ lcp: 2000 }, 40 * KB), alone)).toBe('');
  const home = { performance: 97, scriptsKb: 15 };
  expect(missedGoals(home, measured({}, KB, KB, 15 * KB + 1), alone)).toBe('scripts ≤ 15 KB');
});

test('an Arabic page may cost a tenth more than its English twin', () => {
  const against = { bareLcp: 700, english: measured({ lcp: 800 }) };
  expect(missedGoals(article, measured({ lcp: 880 }, KB, 99 * KB), against)).toBe('');
  expect(missedGoals(article, measured({ lcp: 881 }, KB, 100 * KB), against)).toBe(
    'bytes as English, LCP as English',
  );
});

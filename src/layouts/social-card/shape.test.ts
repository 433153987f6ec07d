import { expect, test } from 'vitest';
import { setText } from './shape.ts';

const block = {
  weight: 400,
  size: 40,
  lineHeight: 70,
  width: 616,
  start: 616,
  top: 0,
  fill: '#000',
  direction: 'rtl',
  maxLines: 4,
} as const;

/** Where a line of one word begins at its left, in px. */
const leftOf = (svg: string) => Number(/translate\(([\d.]+) 0\)/.exec(svg)?.[1]);

test('vowel signs stand on their letters and tear no word apart', async () => {
  const bare = await setText({ ...block, text: 'معلما' });
  const vowelled = await setText({ ...block, text: 'معلّمًا' });
  expect(leftOf(vowelled.svg)).toBeCloseTo(leftOf(bare.svg), 3);
  expect(vowelled.svg.match(/<path/g)).toHaveLength(7);
});

test('lines share their words, and those past the last one end in an ellipsis', async () => {
  const title = { ...block, text: 'عبارات الدراسة في الصين', size: 80 };
  const even = await setText({ ...title, maxLines: 3 });
  expect(even.height).toBe(140);
  const [first = '', second = ''] = even.svg.split(/(?=<g fill)/);
  expect(Math.abs(leftOf(first) - leftOf(second))).toBeLessThan(200);
  expect((await setText({ ...title, maxLines: 1 })).height).toBe(70);
});

test('Chinese and its reading are drawn beside Arabic', async () => {
  const { svg } = await setText({ ...block, text: 'قولوا 你好 nǐhǎo' });
  expect(svg.match(/ d="M/g)).toHaveLength(svg.match(/<path/g)?.length ?? 0);
  expect(svg.match(/<path/g)).toHaveLength(12);
});

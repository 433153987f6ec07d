import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A heading whose size is none of the five steps (decision 205). */
const OFF_THE_STEPS = /<(?:h[1-4]|Heading)\b[^>]*\btext-(?:lg|xl|\dxl)\b[^>]*>/g;

test('a heading takes one of the five steps', () => {
  const paths = globSync('src/**/*.{astro,tsx}');
  expect(paths.length).toBeGreaterThan(300);
  const odd = paths.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(OFF_THE_STEPS)].map(([found]) => `${path}: ${found}`),
  );
  expect(odd).toEqual([]);
});

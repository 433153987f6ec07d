import { describe, expect, test } from 'vitest';
import { ACTIVE_PDFS, GOOD_PDFS, pdf } from '#tests/uploads/pdfs.ts';
import { verdictOf } from './pdf-verdict.ts';

describe('a PDF is refused', () => {
  test.each(Object.entries(ACTIVE_PDFS))('with %s', async (_, build) => {
    expect(await verdictOf(build())).toBe('scripted');
  });
});

test.each<[string, () => Buffer]>([['a plain one', () => pdf()], ...Object.entries(GOOD_PDFS)])(
  'a PDF is fine: %s',
  async (_, build) => {
    expect(await verdictOf(build())).toBe('fine');
  },
);

import { expect, test } from 'vitest';
import { nestedPdf, pdf, pdfBomb } from '#tests/uploads/pdfs.ts';
import { faultOfPdf } from './pdf.ts';

/** A busy machine may take its time: this is about what a PDF may take of the memory. */
const PATIENCE_MS = 150_000;
const faultOf = (bytes: Uint8Array) => faultOfPdf('lin', bytes, PATIENCE_MS);

test.each([
  ['that unpacks to half a gigabyte', pdfBomb],
  ['nested without end', nestedPdf],
])(
  'a PDF %s is refused however much time there is, and a plain one is not',
  async (_, build) => {
    expect(await faultOf(build())).toBe('damaged');
    expect(await faultOf(pdf())).toBeUndefined();
  },
  180_000,
);

import { expect, test } from 'vitest';
import { pdf, pdfBomb } from '#tests/uploads/pdfs.ts';
import { faultOfPdf } from './pdf.ts';

/** A busy machine may take its time: this is about what a PDF may take of the memory. */
const PATIENCE_MS = 150_000;

test('a PDF that unpacks to half a gigabyte is refused however much time there is, and a plain one is not', async () => {
  expect(await faultOfPdf('lin', pdfBomb(), PATIENCE_MS)).toBe('damaged');
  expect(await faultOfPdf('lin', pdf(), PATIENCE_MS)).toBeUndefined();
}, 180_000);

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pdf } from '#tests/uploads/pdfs.ts';
import { picture } from '#tests/uploads/pictures.ts';
import { LIN, openUploads, send } from '#tests/uploads/routes.ts';

vi.mock('#src/server/files/pdf.ts', () => ({ faultOfPdf: () => 'too_slow' }));
vi.mock('#src/server/files/picture-process.ts', () => ({
  processPicture: () => ({ fault: 'too_slow' }),
}));

let uploads: Awaited<ReturnType<typeof openUploads>>;
beforeAll(async () => (uploads = await openUploads()));
afterAll(() => uploads.close());

const sendDocument = (bytes: Uint8Array, lang: string) => {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'certificate'));
  form.set('kind', 'certificate');
  form.set('itemId', 'item-1');
  return send('files', { method: 'POST', body: form }, LIN, lang);
};

test.each<[string, () => Promise<Uint8Array>]>([
  ['PDF', () => Promise.resolve(pdf())],
  ['picture', () => picture('jpeg')],
])(
  'whose %s takes too long is told so, and not that it is a rush which passes',
  async (_, make) => {
    for (const [lang, words] of [
      ['en', /took too long to read.*smaller/],
      ['ar', /استغرقت قراءة هذا الملفّ.*أصغر/],
    ] as const) {
      const { status, headers, body } = await sendDocument(await make(), lang);
      expect([status, body.code]).toEqual([422, 'too_slow']);
      expect(body.message).toMatch(words);
      expect(headers.get('retry-after')).toBeNull();
    }
  },
);

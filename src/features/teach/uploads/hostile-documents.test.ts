import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_TUTOR_FILE_BYTES } from '#src/domain/uploads.ts';
import { fetchUpload, openUploads, upload } from '#tests/uploads/routes.ts';
import {
  ACTIVE_PDFS,
  encryptedPdf,
  GOOD_PDFS,
  nestedPdf,
  pdf,
  pdfBomb,
} from '#tests/uploads/pdfs.ts';
import { picture } from '#tests/uploads/pictures.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;
beforeAll(async () => {
  uploads = await openUploads();
});
afterAll(() => uploads.close());

const first = <Build>(pdfs: Record<string, Build>): Build => {
  const [build] = Object.values(pdfs);
  if (!build) throw new Error('There is none');
  return build;
};
/** A busy machine may give up before it finds what is wrong (pdf-limits.test.ts finds it in any case). */
const DAMAGED_OR_SLOW = expect.stringMatching(/^(?:damaged|too_slow)$/) as string;

const kept = () => readdir(join(uploads.folder, 'uploads'), { recursive: true }).catch(() => []);

const PAGE = '<!doctype html><script>alert(document.domain)</script>';

describe('a PDF is refused', () => {
  test.each<[string, () => Buffer | string, string]>([
    ['with no page', () => pdf({ pages: '/Kids[]/Count 0' }), 'damaged'],
    ['cut in half', () => pdf().subarray(0, 90), 'damaged'],
    ['of its first line only', () => '%PDF-1.7\n', 'damaged'],
    [
      'of noise',
      () => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(40_000, 'a9')]),
      'damaged',
    ],
    ['that is a page', () => `%PDF-1.4\n${PAGE}`, 'damaged'],
    ['that only has the name', () => PAGE, 'unsupported'],
    ['behind a page', () => Buffer.concat([Buffer.from(PAGE), pdf()]), 'unsupported'],
    ['with a password', () => encryptedPdf('secret'), 'locked'],
    ['encrypted without a password', () => encryptedPdf(''), 'locked'],
    ['that unpacks to half a gigabyte', pdfBomb, DAMAGED_OR_SLOW],
    ['nested without end', nestedPdf, DAMAGED_OR_SLOW],
    ['whose pages lead in a circle', () => pdf({ pages: '/Kids[2 0 R]/Count 1' }), 'damaged'],
    [
      'larger than 5 MB',
      () => Buffer.concat([pdf(), Buffer.alloc(MAX_TUTOR_FILE_BYTES)]),
      'too_large',
    ],
  ])('%s', async (_, build, code) => {
    const { status, body } = await upload('files', build(), {
      name: 'a.pdf',
      type: 'application/pdf',
    });
    expect(body).toMatchObject({ success: false, code });
    expect(body.message).toMatch(/\w{3}/);
    expect(status).toBeLessThan(500);
    expect(await kept()).toEqual([]);
  });

  // Every other program and file in it: pdf-verdict.test.ts.
  test('with a program', async () => {
    const { status, body } = await upload('files', first(ACTIVE_PDFS)());
    expect([status, body.code]).toEqual([422, 'scripted']);
  });
});

test.each<[string, () => Buffer]>([
  ['a plain one', () => pdf()],
  ['one with more in it', first(GOOD_PDFS)],
  [
    'one that is an archive too',
    () => Buffer.concat([pdf(), Buffer.from('PK\x05\x06' + '\0'.repeat(18))]),
  ],
  ['one with a page in a comment', () => Buffer.concat([pdf(), Buffer.from(`% ${PAGE}`)])],
])('a PDF is kept as it is and only ever given as a download: %s', async (_, build) => {
  const { body } = await upload('files', build(), { kind: 'education', name: '../a.html' });
  expect(body.message).toBeUndefined();
  const response = await fetchUpload('files', body.key ?? '');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(build());
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="education.pdf"',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
});

test('a PDF is no portrait, and a WebP is no document', async () => {
  expect((await upload('files', pdf(), { kind: 'profile' })).body.code).toBe('unsupported');
  const webp = await picture('webp');
  for (const kind of ['certificate', 'education', 'profile']) {
    expect((await upload('files', webp, { kind })).body.code).toBe('unsupported');
  }
  expect((await upload('images', webp, { kind: 'profile' })).body.code).toBe('unsupported');
});

test('a bomb does not spoil the upload behind it', async () => {
  const [bomb, good] = await Promise.all([upload('files', pdfBomb()), upload('files', pdf())]);
  expect([bomb.status, good.status]).toEqual([422, 200]);
  // It is defused by a process of its own, for which a busy machine takes its time.
}, 60_000);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIN, openUploads, send, type UploadRoute } from '#tests/uploads/routes.ts';
import { picture } from '#tests/uploads/pictures.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;
let jpeg: File;
beforeAll(async () => {
  uploads = await openUploads();
  jpeg = new File([new Uint8Array(await picture('jpeg'))], 'a.jpg', { type: 'image/jpeg' });
});
afterAll(() => uploads.close());

type Fields = [name: string, value: string | File][];
const RIGHT: Record<UploadRoute, () => Fields> = {
  images: () => [
    ['image', jpeg],
    ['originalSizeBytes', '5000'],
  ],
  files: () => [
    ['file', jpeg],
    ['kind', 'certificate'],
    ['itemId', 'item-1'],
  ],
};
const without = (route: UploadRoute, name: string) =>
  RIGHT[route]().filter(([field]) => field !== name);
const sendFields = (route: UploadRoute, fields: Fields) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return send(route, { method: 'POST', body: form });
};

describe.each<[UploadRoute, string]>([
  ['images', 'image'],
  ['files', 'file'],
])('%s', (route, field) => {
  test('take a right form, and what they don’t know does no harm', async () => {
    expect((await sendFields(route, RIGHT[route]())).status).toBe(200);
    const more: Fields = [...RIGHT[route](), ['__proto__', 'x'], ['role', 'admin']];
    expect((await sendFields(route, more)).status).toBe(200);
  });

  test.each<[string, (right: Fields, rest: Fields) => Fields]>([
    ['no file', (_, rest) => rest],
    ['a file in another field', (_, rest) => [...rest, ['upload', jpeg]]],
    ['two files', (right) => [...right, [field, jpeg]]],
    ['a text where the file belongs', (_, rest) => [...rest, [field, '/etc/passwd']]],
    ['a list of files', (_, rest) => [...rest, [`${field}[]`, jpeg]]],
  ])('name the file when there is %s', async (_, build) => {
    const { status, body } = await sendFields(route, build(RIGHT[route](), without(route, field)));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid',
      details: [{ field, message: 'Choose one file to upload.' }],
    });
    expect(body['error']).toBe(body.message);
  });

  test.each<[string, RequestInit, number, string]>([
    [
      'JSON',
      { body: '{}', headers: { 'content-type': 'application/json' } },
      415,
      'unsupported_type',
    ],
    ['no body', {}, 415, 'unsupported_type'],
    [
      'the bare file',
      { body: 'x', headers: { 'content-type': 'image/jpeg' } },
      415,
      'unsupported_type',
    ],
    ['an address form', { body: new URLSearchParams({ image: 'x' }) }, 415, 'unsupported_type'],
    [
      'a form without its boundary',
      { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
      400,
      'malformed',
    ],
    [
      'a form that was cut off',
      {
        body: '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
      400,
      'malformed',
    ],
    [
      'a form of nothing',
      { body: '--x--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      400,
      'invalid',
    ],
    ['another method', { method: 'PUT', body: '{}' }, 405, 'method_not_allowed'],
    ['a question', { method: 'GET' }, 405, 'method_not_allowed'],
  ])('answer %s with what is wrong', async (_, init, status, code) => {
    const answer = await send(route, { method: 'POST', ...init });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(/\w{3}/);
    expect(answer.body['error']).toBe(answer.body.message);
  });

  test('answer in Arabic where that is asked for', async () => {
    const form = new FormData();
    for (const [name, value] of without(route, field)) form.set(name, value);
    form.set(field, new File([], 'a.jpg'));
    const { body } = await send(route, { method: 'POST', body: form }, LIN, 'ar');
    expect([body.message, body['error']]).toEqual(['الملفّ فارغ.', 'الملفّ فارغ.']);
  });
});

describe('the fields beside the file', () => {
  const SIZE = 'The size of the original file is missing.';
  const CROP = 'The part to cut out is not described by whole numbers.';

  test.each<[UploadRoute, string, string | undefined, string]>([
    ['images', 'originalSizeBytes', undefined, SIZE],
    ['images', 'originalSizeBytes', '', SIZE],
    ['images', 'originalSizeBytes', '0', SIZE],
    ['images', 'originalSizeBytes', '-5', SIZE],
    ['images', 'originalSizeBytes', '1e3', SIZE],
    ['images', 'originalSizeBytes', 'NaN', SIZE],
    ['images', 'originalSizeBytes', '9'.repeat(40), SIZE],
    ['images', 'kind', 'certificate', 'It is not clear what this file is for.'],
    ['images', 'cropRect', '', CROP],
    ['images', 'cropRect', 'null', CROP],
    ['images', 'cropRect', '[0,0,5,5]', CROP],
    ['images', 'cropRect', '{"x":0,"y":0,"width":0,"height":5}', CROP],
    ['images', 'cropRect', '{"x":-1,"y":0,"width":5,"height":5}', CROP],
    ['images', 'cropRect', '{"x":0.5,"y":0,"width":5,"height":5}', CROP],
    ['images', 'cropRect', '{"x":0,"y":0,"width":1e999,"height":5}', CROP],
    ['images', 'cropRect', '{"x":"0","y":0,"width":5,"height":5}', CROP],
    ['files', 'kind', undefined, 'It is not clear what this file is for.'],
    ['files', 'kind', 'test', 'It is not clear what this file is for.'],
    ['files', 'kind', 'toString', 'It is not clear what this file is for.'],
    ['files', 'itemId', undefined, 'It is not clear which entry this file belongs to.'],
    ['files', 'itemId', '../../x', 'It is not clear which entry this file belongs to.'],
    ['files', 'itemId', 'x'.repeat(65), 'It is not clear which entry this file belongs to.'],
  ])('%s: %s = %s', async (route, name, value, message) => {
    const fields = without(route, name);
    if (value !== undefined) fields.push([name, value]);
    const { status, body } = await sendFields(route, fields);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', details: [{ field: name, message }] });
  });

  test('a crop outside the picture', async () => {
    const cropRect = '{"x":5000,"y":0,"width":5,"height":5}';
    const { status, body } = await sendFields('images', [
      ...RIGHT.images(),
      ['cropRect', cropRect],
    ]);
    expect([status, body.code]).toEqual([422, 'crop_outside']);
  });
});

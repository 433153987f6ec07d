import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { database } from '#db/client.ts';
import { uploads as uploadRows } from '#db/schema/uploads.ts';
import { MAX_IMAGE_BYTES, MAX_TUTOR_FILE_BYTES } from '#src/domain/uploads.ts';
import {
  ADMIN,
  fetchUpload,
  LIN,
  openUploads,
  SARA,
  send,
  upload,
  WEI,
  type UploadRoute,
} from '#tests/uploads/routes.ts';
import { photo, picture } from '#tests/uploads/pictures.ts';

let uploads: Awaited<ReturnType<typeof openUploads>>;
beforeAll(async () => {
  uploads = await openUploads();
});
afterAll(() => uploads.close());

const NOBODY = { id: 'new', role: undefined };
const UPLOAD_ROUTES = ['images', 'files'] as const;

describe('what an upload becomes', () => {
  test('the answer tells every size, and the stored picture is what it says', async () => {
    const jpeg = await photo(1600, 1200, 'jpeg');
    const { status, body } = await upload('images', jpeg, {
      originalSizeBytes: String(3 * 1024 * 1024),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      originalSizeHuman: '3.0 MB',
      uploadSizeHuman: `${Math.round(jpeg.length / 1024)} KB`,
      resized: true,
      cropped: false,
      originalWidth: 1600,
      originalHeight: 1200,
      processedWidth: 400,
      processedHeight: 300,
    });
    expect(body).not.toHaveProperty('cropRect');
    const stored = await fetchUpload('images', body.key ?? '');
    const bytes = Buffer.from(await stored.arrayBuffer());
    expect(stored.headers.get('content-length')).toBe(String(bytes.length));
    expect(body['storedSizeHuman']).toBe(`${Math.round(bytes.length / 1024)} KB`);
    expect(body['ratioPercent']).toBeCloseTo((100 * bytes.length) / (3 * 1024 * 1024), 0);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 400, height: 300 });
  });

  test('a small picture keeps its size', async () => {
    const { body } = await upload('images', await picture('jpeg', { width: 300, height: 200 }));
    expect(body).toMatchObject({ resized: false, processedWidth: 300, processedHeight: 200 });
  });

  test('the crop is in pixels of the upright picture', async () => {
    const blue = await picture('png', { width: 100, height: 200, colour: { r: 0, g: 0, b: 250 } });
    const halves = await sharp(await picture('png', { width: 200, height: 200 }))
      .composite([{ input: blue, left: 100, top: 0 }])
      .rotate(90)
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 8 })
      .toBuffer();
    const { body } = await upload('images', halves, {
      cropRect: JSON.stringify({ x: 110, y: 20, width: 80, height: 80 }),
    });
    expect(body).toMatchObject({
      cropped: true,
      cropRect: { x: 110, y: 20, width: 80, height: 80 },
      processedWidth: 80,
      processedHeight: 80,
    });
    const stored = await fetchUpload('images', body.key ?? '');
    const { channels } = await sharp(Buffer.from(await stored.arrayBuffer())).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 250))).toEqual([0, 0, 1]);
  });

  test.each(UPLOAD_ROUTES)(
    'a portrait that is too small to be shown is refused, %s',
    async (to) => {
      const sides = [1, 8, 127, 128].map((side) => picture('jpeg', { width: 200, height: side }));
      const codes = (await Promise.all(sides)).map(
        async (file) => (await upload(to, file, { kind: 'profile' })).body.code,
      );
      expect(await Promise.all(codes)).toEqual(['too_small', 'too_small', 'too_small', undefined]);
    },
  );

  test('a part of a portrait that is too small to be shown is refused', async () => {
    const whole = await picture('jpeg', { width: 400, height: 400 });
    const cropRect = JSON.stringify({ x: 0, y: 0, width: 100, height: 100 });
    const { status, body } = await upload('images', whole, { kind: 'profile', cropRect });
    expect([status, body.code]).toEqual([422, 'too_small']);
  });

  test('a crop that reaches a little beyond is cut to the picture', async () => {
    const jpeg = await picture('jpeg', { width: 100, height: 100 });
    const { body } = await upload('images', jpeg, {
      cropRect: '{"x":50,"y":50,"width":51,"height":51}',
    });
    expect(body['cropRect']).toEqual({ x: 50, y: 50, width: 50, height: 50 });
  });

  test('a document stays large enough to read, and its entry comes back with the key', async () => {
    const { body } = await upload('files', await photo(3000, 2000, 'jpeg', 60), {
      itemId: 'edu-7',
    });
    expect(body).toEqual({ key: expect.any(String) as string, itemId: 'edu-7' });
    const stored = await fetchUpload('files', body.key ?? '');
    const { width } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
    expect(width).toBe(2400);
  });

  test('every upload gets a key of its own that nobody can guess', async () => {
    const jpeg = await picture('jpeg');
    const keys = await Promise.all(
      Array.from({ length: 5 }, async () => (await upload('files', jpeg)).body.key),
    );
    expect(new Set(keys).size).toBe(5);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(await readdir(join(uploads.folder, 'uploads'))).toEqual(expect.arrayContaining(keys));
  });
});

describe('limits', () => {
  const padded = async (bytes: number) => {
    const jpeg = await picture('jpeg', { width: 160, height: 160 });
    return Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);
  };

  test.each<[UploadRoute, number, Record<string, string>, string]>([
    ['files', MAX_TUTOR_FILE_BYTES, {}, 'File exceeds 5MB'],
    ['images', MAX_IMAGE_BYTES, {}, 'File exceeds 10MB'],
    ['images', MAX_TUTOR_FILE_BYTES, { kind: 'profile' }, 'File exceeds 5MB'],
  ])('%s take %i bytes %j and not one more', async (route, limit, fields, message) => {
    expect((await upload(route, await padded(limit), fields)).status).toBe(200);
    const { status, body } = await upload(route, await padded(limit + 1), fields);
    expect([status, body.message, body['error']]).toEqual([413, message, message]);
    const farBeyond = await upload(route, await padded(limit + 20_000), fields);
    expect([farBeyond.status, farBeyond.body.message]).toEqual([
      413,
      expect.stringMatching(/^File exceeds/),
    ]);
  });

  test('a body without a declared length is refused while it streams in', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await send('files', {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    } as RequestInit);
    expect([answer.status, answer.body.message]).toEqual([413, 'File exceeds 5MB']);
    expect(sent).toBeLessThan(10);
  });
});

describe('who may do what', () => {
  test.each(UPLOAD_ROUTES)('%s: only tutors and admins upload', async (route) => {
    const jpeg = await picture('jpeg');
    const codes = [];
    for (const who of [LIN, ADMIN, SARA, NOBODY]) {
      const { status, body } = await upload(route, jpeg, {}, who);
      codes.push([status, body.code]);
    }
    expect(codes).toEqual([
      [200, undefined],
      [200, undefined],
      [403, 'forbidden'],
      [403, 'forbidden'],
    ]);
    const form = { method: 'POST', body: 'not even read' };
    const { status, body } = await send(route, form, null as never);
    expect([status, body.code, body['error']]).toEqual([401, 'unauthenticated', body.message]);
  });

  test.each(['certificate', 'education'])('a %s is for its owner and admins', async (kind) => {
    const { body } = await upload('files', await picture('jpeg'), { kind });
    const key = body.key ?? '';
    const seen = [];
    for (const who of [LIN, ADMIN, WEI, SARA, NOBODY, null]) {
      const response = await fetchUpload('files', key, who as typeof LIN);
      expect(response.headers.get('cache-control')).toMatch(/no-store/);
      seen.push(response.status);
    }
    expect(seen).toEqual([200, 200, 404, 404, 404, 404]);
    // A document is no picture for the other address, whoever asks.
    expect((await fetchUpload('images', key, ADMIN)).status).toBe(404);
  });

  test('a trial picture is for its owner and admins', async () => {
    const { body } = await upload('images', await picture('jpeg'), {}, ADMIN);
    const statuses = [];
    for (const who of [ADMIN, LIN, null]) {
      statuses.push((await fetchUpload('images', body.key ?? '', who as typeof LIN)).status);
    }
    expect(statuses).toEqual([200, 404, 404]);
  });

  test.each(UPLOAD_ROUTES)('a portrait is for everyone, for ever, through %s', async (route) => {
    const portrait = await picture('jpeg', { width: 160, height: 160 });
    const { body } = await upload('files', portrait, { kind: 'profile' });
    const response = await fetchUpload(route, body.key ?? '', null as never);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetchUpload(route, body.key ?? '', LIN, 'HEAD')).status).toBe(200);
  });

  test.each([
    '',
    '0',
    '../hanlu.db',
    '..%2Fhanlu.db',
    '/etc/passwd',
    'secret',
    '\0',
    "' OR 1=1 --",
    '%',
    '_'.repeat(32),
    'F'.repeat(32),
    '0'.repeat(32),
    '0'.repeat(5000),
    '00000000000000000000000000000000/../secret',
  ])('the key %j leads to nothing', async (key) => {
    for (const route of UPLOAD_ROUTES) {
      const response = await fetchUpload(route, key, ADMIN);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not_found', success: false });
    }
  });
});

test('a full disk is told as such, in one line of the log', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { storage } = await import('#src/server/storage/storage.ts');
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  vi.spyOn(await storage(), 'put').mockRejectedValueOnce(new Error('put', { cause: full }));
  const { status, body } = await upload('files', await picture('jpeg'));
  expect([status, body.code]).toEqual([507, 'storage_full']);
  expect(body.message).toMatch(/no room left/);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('an account stores so many files within a day, and others go on', async () => {
  const db = await database();
  const newcomer = { id: 'sara', role: 'teacher' } as const;
  const row = { ownerId: newcomer.id, kind: 'test', contentType: 'image/jpeg', size: 1 } as const;
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  const stored = (createdAt: Date) =>
    Array.from({ length: 149 }, () => ({
      ...row,
      key: randomBytes(16).toString('hex'),
      createdAt,
    }));
  await db.insert(uploadRows).values([...stored(yesterday), ...stored(new Date())]);
  const jpeg = await picture('jpeg');
  expect((await upload('files', jpeg, {}, newcomer)).status).toBe(200);
  const { status, body } = await upload('files', jpeg, {}, newcomer);
  expect([status, body.code]).toEqual([429, 'too_many_today']);
  expect((await upload('files', jpeg, {}, WEI)).status).toBe(200);
});

test('what is held of one tutor’s uploads has an end, and the others’ still get in', async () => {
  const jpeg = await photo(2000, 1500, 'jpeg', 90);
  const padded = Buffer.concat([jpeg, Buffer.alloc(MAX_IMAGE_BYTES - jpeg.length)]);
  const many = Array.from({ length: 8 }, () => upload('images', padded));
  const [other, ...own] = await Promise.all([upload('images', jpeg, {}, WEI), ...many]);
  expect(other.status).toBe(200);
  const statuses = own.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(2);
  const refused = own.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(2);
  for (const { status, body, headers } of refused) {
    expect([status, body.code]).toEqual([503, 'busy']);
    expect(body.message).toMatch(/try again/);
    expect(headers.get('retry-after')).toBe('10');
  }
});

test('a storage that fails is told, and leaves nothing behind', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { storage } = await import('#src/server/storage/storage.ts');
  const put = vi.spyOn(await storage(), 'put').mockRejectedValueOnce(new Error('disk full'));
  const { status, body } = await upload('files', await picture('jpeg'));
  expect([status, body.code, body.message]).toEqual([502, 'failed', 'Upload failed']);
  const [key = ''] = put.mock.calls[0] ?? [];
  expect((await fetchUpload('files', key, ADMIN)).status).toBe(404);
  expect(JSON.stringify(body)).not.toContain('disk full');
  log.mockRestore();
});

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchUpload, openUploads, upload } from '#tests/uploads/routes.ts';
import {
  animatedPng,
  animation,
  APP1,
  APP2,
  claimingSize,
  COMMENT,
  deflatedZeros,
  picture,
  pngChunk,
  rawPng,
  withChunks,
  withSegments,
} from '#tests/uploads/pictures.ts';
import { pdf } from '#tests/uploads/pdfs.ts';

const PAGE = '<!doctype html><script>alert(document.domain)</script>';
const ZIP = Buffer.from('PK\x03\x04\x14\0\0\0\0\0evil.class');
const text = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));
const latin1 = (content: string) => Buffer.from(content, 'latin1');

let uploads: Awaited<ReturnType<typeof openUploads>>;
beforeAll(async () => {
  uploads = await openUploads();
});
afterAll(() => uploads.close());

const stored = async (route: 'images' | 'files', key: string | undefined) => {
  const response = await fetchUpload(route, key ?? '');
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, metadata: await sharp(bytes).metadata() };
};

const colourAt = async (bytes: Buffer) => {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
};

describe('what hides in a picture is gone when it is stored', () => {
  const gps = async () =>
    sharp(await picture('jpeg'))
      .withExif({ IFD0: { Make: 'Evil Phone' }, IFD3: { GPSLatitude: '24/1 42/1 0/1' } })
      .toBuffer();
  const megabytes = Array.from(
    { length: 60 },
    () => [APP1, Buffer.alloc(65_533, 'huge ')] as [number, Buffer],
  );

  test.each<[string, () => Promise<Buffer>, string[]]>([
    ['a page behind a JPEG', async () => text(await picture('jpeg'), PAGE), ['<script']],
    [
      'a script in a JPEG’s comment',
      async () => withSegments(await picture('jpeg'), [COMMENT, text('*/=alert(1)/*', PAGE)]),
      ['alert', '<script'],
    ],
    ['an archive behind a JPEG', async () => text(await picture('jpeg'), ZIP), ['PK\x03\x04']],
    ['a PDF behind a JPEG', async () => text(await picture('jpeg'), pdf()), ['%PDF']],
    ['a page behind a PNG', async () => text(await picture('png'), PAGE), ['<script']],
    ['an archive behind a PNG', async () => text(await picture('png'), ZIP), ['PK\x03\x04']],
    [
      'a script in a PNG’s text',
      async () => withChunks(await picture('png'), pngChunk('tEXt', text('Comment\0', PAGE))),
      ['<script', 'tEXt'],
    ],
    [
      'a PHP program in a PNG’s own chunk',
      async () =>
        withChunks(await picture('png'), pngChunk('puTe', text('<?php system($_GET[0]);'))),
      ['<?php'],
    ],
    ['the place where a photo was taken', gps, ['Evil Phone', 'Exif']],
    [
      'an XMP packet',
      async () =>
        withSegments(await picture('jpeg'), [
          APP1,
          text('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/"/>'),
        ]),
      ['xmpmeta'],
    ],
    [
      'a broken colour profile',
      async () =>
        withSegments(await picture('jpeg'), [
          APP2,
          text('ICC_PROFILE\0\x01\x01', Buffer.alloc(6e4, 'A')),
        ]),
      ['ICC_PROFILE', 'AAAA'],
    ],
    [
      'a colour profile that unpacks to 100 MB',
      async () =>
        withChunks(await picture('png'), pngChunk('iCCP', text('icc\0\0', deflatedZeros(1e8)))),
      ['iCCP'],
    ],
    [
      'a text that unpacks to 100 MB',
      async () =>
        withChunks(await picture('png'), pngChunk('zTXt', text('Comment\0\0', deflatedZeros(1e8)))),
      ['zTXt'],
    ],
    [
      'four megabytes of metadata',
      async () => withSegments(await picture('jpeg'), ...megabytes),
      ['huge'],
    ],
  ])('%s', async (_, build, hidden) => {
    const { status, body } = await upload('files', await build());
    expect(body).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
    expect(status).toBe(200);
    const { bytes, metadata } = await stored('files', body.key);
    for (const word of hidden) expect(bytes.includes(latin1(word))).toBe(false);
    expect(metadata).toMatchObject({ format: 'jpeg', width: 60, height: 40, space: 'srgb' });
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('icc');
    expect(metadata).not.toHaveProperty('xmp');
  });
});

describe('unusual pictures become plain ones', () => {
  const BLUE_AND_RED = { width: 60, height: 40 };

  test.each<[string, () => Promise<Buffer>, object]>([
    [
      'a CMYK JPEG',
      async () =>
        sharp(await picture('jpeg'))
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
      { format: 'jpeg', space: 'srgb', channels: 3 },
    ],
    [
      'a PNG of 16 bits',
      async () =>
        sharp(await picture('png'))
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
      { format: 'jpeg', depth: 'uchar' },
    ],
    [
      'a grey PNG',
      async () =>
        sharp(await picture('png'))
          .toColourspace('b-w')
          .png()
          .toBuffer(),
      { format: 'jpeg' },
    ],
    [
      'a progressive JPEG',
      async () =>
        sharp(await picture('jpeg'))
          .jpeg({ progressive: true })
          .toBuffer(),
      { format: 'jpeg' },
    ],
    [
      'a transparent PNG, which stays one',
      () => picture('png', { colour: { r: 1, g: 2, b: 3, alpha: 0.5 } }),
      { format: 'png', hasAlpha: true },
    ],
    [
      'an alpha channel that hides nothing',
      () => picture('png', { colour: { r: 1, g: 2, b: 3, alpha: 1 } }),
      { format: 'jpeg' },
    ],
    ['a single pixel', () => picture('png', { width: 1, height: 1 }), { width: 1, height: 1 }],
    [
      'a thread of 9000 pixels',
      () => picture('png', { width: 1, height: 9000 }),
      { width: 1, height: 400 },
    ],
    [
      'a photo that lies on its side',
      async () =>
        sharp(await picture('jpeg', BLUE_AND_RED))
          .withMetadata({ orientation: 6 })
          .toBuffer(),
      { width: 40, height: 60 },
    ],
    [
      'an orientation that does not exist',
      async () =>
        withSegments(await picture('jpeg', BLUE_AND_RED), [
          APP1,
          text('Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x63\0\0\0\0\0\0'),
        ]),
      { width: 60, height: 40 },
    ],
  ])('%s', async (_, build, expected) => {
    const { status, body } = await upload('images', await build());
    expect([status, body.message]).toEqual([200, undefined]);
    const { metadata } = await stored('images', body.key);
    expect(metadata).toMatchObject(expected);
    expect(metadata.orientation).toBeUndefined();
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['an APNG', animatedPng],
    ['a WebP', () => animation('webp')],
  ])('%s that moves stands still on its first frame', async (_, build) => {
    const { body } = await upload('images', await build());
    const { bytes, metadata } = await stored('images', body.key);
    expect(metadata).toMatchObject({ format: 'jpeg', width: 20, height: 20 });
    const [red = 0, , blue = 0] = await colourAt(bytes);
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(80);
  });
});

describe('what is refused', () => {
  const heic = latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  const jpegStart = latin1('\xff\xd8\xff\xe0\0\x10JFIF\0');
  const pngStart = latin1('\x89PNG\r\n\x1a\n');
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  test.each<[string, () => Promise<Buffer> | Buffer | string, string]>([
    ['an empty file', () => '', 'empty'],
    [
      'a PNG of 30000 × 30000',
      () => rawPng({ width: 30_000, height: 30_000 }, deflatedZeros(9e7)),
      'too_many_pixels',
    ],
    [
      'a PNG of one column and 50 million rows',
      () => rawPng({ width: 1, height: 50_000_000 }, deflatedZeros(1e8)),
      'too_many_pixels',
    ],
    [
      'a JPEG that claims 65500 × 65500',
      async () => claimingSize(await picture('jpeg'), 65_500, 65_500),
      'too_many_pixels',
    ],
    [
      'a WebP of 16383 × 16383',
      async () => {
        const webp = await animation('webp');
        webp.set([0xfe, 0x3f, 0, 0xfe, 0x3f, 0], 24);
        return webp;
      },
      'too_many_pixels',
    ],
    [
      'a PNG that has to be held whole in 400 MB',
      () =>
        rawPng(
          { width: 7071, height: 7071, bitDepth: 16, colourType: 6, interlaced: true },
          deflatedZeros(1e6),
        ),
      'too_many_pixels',
    ],
    [
      'a PNG whose data ends early',
      () => rawPng({ width: 5000, height: 5000 }, deflatedZeros(1e5)),
      'damaged',
    ],
    [
      'a JPEG that claims more lines than it has',
      async () => claimingSize(await picture('jpeg'), 60, 4000),
      'damaged',
    ],
    [
      'a truncated JPEG',
      async () => {
        const jpeg = await picture('jpeg', { width: 900, height: 900 });
        return jpeg.subarray(0, jpeg.length / 2);
      },
      'damaged',
    ],
    [
      'a truncated PNG',
      async () => {
        const png = await picture('png', { width: 900, height: 900 });
        return png.subarray(0, png.length / 2);
      },
      'damaged',
    ],
    [
      'a truncated WebP',
      async () => {
        const webp = await picture('webp', { width: 900, height: 900 });
        return webp.subarray(0, webp.length / 2);
      },
      'damaged',
    ],
    ['the first bytes of a JPEG', () => jpegStart, 'damaged'],
    [
      'a PNG with a wrong checksum',
      async () => {
        const png = await picture('png');
        png[30] = 0;
        return png;
      },
      'damaged',
    ],
    ['a PNG of no width', () => rawPng({ width: 0, height: 10 }, deflatedZeros(10)), 'damaged'],
    ['a page that starts like a JPEG', () => text(jpegStart, PAGE), 'damaged'],
    ['a page that starts like a PNG', () => text(pngStart, PAGE), 'unsupported'],
    ['an SVG that starts like a JPEG', () => text(jpegStart.subarray(0, 3), svg), 'damaged'],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .gif()
          .toBuffer(),
      'unsupported',
    ],
    ['a GIF that moves', () => animation('gif'), 'unsupported'],
    ['a GIF that is a script too', () => 'GIF89a/*\0\0\0*/=1;alert(1)//', 'unsupported'],
    ['an SVG with a script', () => svg, 'unsupported'],
    [
      'an SVG that names an outside file',
      () =>
        '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
      'unsupported',
    ],
    ['a page', () => PAGE, 'unsupported'],
    ['a script', () => 'alert(1)', 'unsupported'],
    ['a PHP program', () => '<?php system($_GET[0]);', 'unsupported'],
    [
      'a TIFF',
      async () =>
        sharp(await picture('png'))
          .tiff()
          .toBuffer(),
      'unsupported',
    ],
    [
      'an AVIF',
      async () =>
        sharp(await picture('png'))
          .avif({ effort: 0 })
          .toBuffer(),
      'unsupported',
    ],
    ['a HEIC', () => heic, 'unsupported'],
    [
      'a BMP',
      () => latin1(`BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0${'\0'.repeat(40)}`),
      'unsupported',
    ],
    [
      'an ICO',
      () => latin1(`\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0${'\0'.repeat(40)}`),
      'unsupported',
    ],
    ['a JPEG 2000', () => latin1('\0\0\0\x0cjP  \r\n\x87\n\0\0\0\x14ftypjp2 '), 'unsupported'],
    ['a JPEG XL', () => latin1('\xff\x0a\0\0\0\0\0\0'), 'unsupported'],
    ['a Photoshop file', () => latin1(`8BPS\0\x01${'\0'.repeat(40)}`), 'unsupported'],
    ['an archive', () => ZIP, 'unsupported'],
    ['a program', () => latin1(`MZ\x90\0${'\0'.repeat(80)}`), 'unsupported'],
    ['a film', () => latin1('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), 'unsupported'],
    ['a PDF, which is no picture', () => pdf(), 'unsupported'],
    ['a JPEG behind a page', async () => text(PAGE, await picture('jpeg')), 'unsupported'],
  ])('%s', async (_, build, code) => {
    const { status, body } = await upload('images', await build());
    expect(body).toMatchObject({ success: false, code });
    expect(body.message).toMatch(/\w{3}/);
    expect(body['error']).toBe(body.message);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

describe('what a file is called or said to be does not matter', () => {
  test.each([
    ['../../../etc/passwd'],
    ['..\\..\\windows\\system.ini'],
    ['/etc/cron.d/job'],
    ['a\0.html'],
    ['صورة شخصية.jpg'],
    ['\u202Egpj.exe'],
    ['头像🙂.svg'],
    ['"; filename="b.html'],
    ['a\r\nX-Evil: 1.jpg'],
    ['x'.repeat(300)],
    ['.htaccess'],
  ])('named %j', async (name) => {
    const { status, body } = await upload('files', await picture('jpeg'), { name });
    expect([status, body.message]).toEqual([200, undefined]);
    const { response } = await stored('files', body.key);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('content-disposition')).toBe('inline');
  });

  test.each(['text/html', 'image/svg+xml', 'application/x-php', ''])(
    'said to be “%s”',
    async (type) => {
      const { body } = await upload('files', await picture('png'), { type, name: 'a.html' });
      const { response } = await stored('files', body.key);
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );
});

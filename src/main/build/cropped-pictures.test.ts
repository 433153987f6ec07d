import sharp from 'sharp';
import { expect, test } from 'vitest';
import croppedPictures from './cropped-pictures.ts';

type Asked = Parameters<typeof croppedPictures.getURL>;

const config = {
  endpoint: { route: '/_image' },
  domains: ['cdn.sanity.io'],
  remotePatterns: [],
  service: { entrypoint: '', config: {} },
} as unknown as Asked[1];
const logger = {} as Asked[2];

const half = { width: 40, height: 60, channels: 3 as const };
/** Red on the left, blue on the right. */
const picture = sharp({ create: { ...half, width: 80, background: 'blue' } })
  .composite([{ input: { create: { ...half, background: 'red' } }, left: 0, top: 0 }])
  .png()
  .toBuffer();

const colourOf = async (file: Uint8Array) => {
  const { channels } = await sharp(file).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
};

test('only the cropped part of a picture is made', async () => {
  const made = await croppedPictures.transform(
    await picture,
    { src: 'a.png', format: 'png', rect: '40,0,40,60' },
    config,
    logger,
  );
  expect(await sharp(made.data).metadata()).toMatchObject({ width: 40, height: 60 });
  expect(await colourOf(made.data)).toEqual([0, 0, 255]);
});

test('a picture without a crop is made whole', async () => {
  const transform = { src: 'a.png', format: 'png' };
  const made = await croppedPictures.transform(await picture, transform, config, logger);
  expect(await sharp(made.data).metadata()).toMatchObject({ width: 80, height: 60 });
});

test('while editing, an address tells the crop to who makes the picture', async () => {
  const src = 'https://cdn.sanity.io/images/p/production/0a1b-80x60.png';
  const rect = '40,0,40,60';
  const address = await croppedPictures.getURL({ src, rect }, config, logger);
  const url = new URL(address, 'http://localhost');
  expect(await croppedPictures.parseURL(url, config, logger)).toMatchObject({ src, rect });
});

test('two crops of a file are two pictures', () => {
  expect(croppedPictures.propertiesToHash).toEqual(expect.arrayContaining(['src', 'rect']));
});

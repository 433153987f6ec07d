import { expect, test } from 'vitest';
import { addressOfAsset, addressOfPicture } from './asset-address.ts';

const place = { projectId: 'p', dataset: 'production' };

test('pictures and recordings are where the content is', () => {
  const local = { ...place, apiHost: 'http://127.0.0.1:4323' };
  expect(addressOfAsset('file-0a1b-mp3', local)).toBe(
    'http://127.0.0.1:4323/files/p/production/0a1b.mp3',
  );
  expect(addressOfAsset('image-0a1b-80x60-webp', place)).toBe(
    'https://cdn.sanity.io/images/p/production/0a1b-80x60.webp',
  );
});

test('what is no asset has no address', () => {
  expect(addressOfAsset('', place)).toBeUndefined();
  expect(addressOfAsset('phrases-basic-greeting', place)).toBeUndefined();
});

test('of a cropped picture that part is shown which readers see', () => {
  const asset = { _type: 'reference', _ref: 'image-0a1b-80x60-webp' };
  const whole = 'https://cdn.sanity.io/images/p/production/0a1b-80x60.webp';
  expect(addressOfPicture({ asset }, place)).toBe(whole);
  const crop = { top: 0, bottom: 0.5, left: 0.25, right: 0 };
  expect(addressOfPicture({ asset, crop }, place)).toBe(`${whole}?rect=20,0,60,30`);
  expect(addressOfPicture(undefined, place)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { addressOfAsset } from './asset-address.ts';

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

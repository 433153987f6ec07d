import { expect, test } from 'vitest';
import { tooFewPixels } from './picture-field.ts';

const asset = { _ref: 'image-0a1b-800x600-webp' };

test('a picture with fewer pixels than readers see brings a warning', () => {
  expect(tooFewPixels({ asset: { asset } }, 800)).toBeUndefined();
  expect(tooFewPixels({ asset: { asset } }, 1280)).toBe(
    'Readers see it up to 1280 pixels wide, and only 800 of it are there: it will look blurred',
  );
});

test('what was cropped off does not count', () => {
  const crop = { top: 0, bottom: 0, left: 0.25, right: 0.25 };
  expect(tooFewPixels({ asset: { asset, crop } }, 720)).toContain('only 400 of it are there');
});

test('a field without a picture has nothing too small', () => {
  expect(tooFewPixels(undefined, 720)).toBeUndefined();
  expect(tooFewPixels({ _type: 'picture' }, 720)).toBeUndefined();
});

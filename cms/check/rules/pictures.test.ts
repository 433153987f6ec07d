import { expect, test } from 'vitest';
import { contentOf } from '../content.ts';
import { enoughPixels } from './pictures.ts';

/** What is said of an item whose place is 384 × 302 px in a scene of 1280. */
const saidOf = (size: string, { crop = {}, targetScale = 1, isPlaced = true } = {}) => {
  const asset = { _type: 'image', asset: { _ref: `image-0a1b-${size}-webp` }, ...crop };
  const item = {
    ...{ _type: 'gameItem', _key: 'lion', picture: { _type: 'picture', asset } },
    ...(isPlaced && {
      zone: { position: { top: 50, left: 34, width: 30, height: 42 }, targetScale },
    }),
  };
  const festival = { _id: 'festival', _type: 'festival', gameItems: [item] };
  return enoughPixels(contentOf([festival])).map(({ field, message }) => `${field}: ${message}`);
};

test('an item has as many pixels as its place in the scene and its shape let it have', () => {
  expect(saidOf('302x302')).toEqual([]);
  expect(saidOf('301x301').join()).toMatch(/^gameItems\[0\]\.picture: .* up to 302 pixels .* 301 /);
  expect(saidOf('384x100')).toEqual([]);
  expect(saidOf('383x100').join()).toContain('up to 384 pixels');
  expect(saidOf('400x400', { targetScale: 1.5 }).join()).toContain('up to 454 pixels');
  const crop = { crop: { top: 0, bottom: 0.5, left: 0.5, right: 0 } };
  expect(saidOf('400x400', { crop }).join()).toContain('up to 302 pixels wide, and only 200');
});

test('nothing is said of an item whose place is not set yet', () => {
  expect(saidOf('20x20', { isPlaced: false })).toEqual([]);
});

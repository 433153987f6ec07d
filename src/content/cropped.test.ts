import { expect, test } from 'vitest';
import { asUploaded, croppedSize, focusOf } from './cropped.ts';

const LEFT_HALF = { top: 0, bottom: 0, left: 0, right: 0.5 };
const UNCROPPED = { top: 0, bottom: 0, left: 0, right: 0 };

test('a crop leaves a part of a file, whole pixels of it', () => {
  expect(croppedSize({ width: 801, height: 600 }, LEFT_HALF)).toEqual({
    rect: '0,0,401,600',
    width: 401,
    height: 600,
  });
  const size = { width: 800, height: 600 };
  expect(croppedSize(size, null)).toEqual(size);
  expect(croppedSize(size, UNCROPPED)).toEqual(size);
});

test('whatever is cropped, a pixel is left inside the file', () => {
  const sliver = { top: 0.999, bottom: 0, left: 0, right: 0.9999 };
  expect(croppedSize({ width: 800, height: 600 }, sliver)).toEqual({
    rect: '0,599,1,1',
    width: 1,
    height: 1,
  });
  const other = { top: 0, bottom: 0, left: 0.9999, right: 0 };
  expect(croppedSize({ width: 800, height: 600 }, other)).toMatchObject({ rect: '799,0,1,600' });
});

test('of an uploaded file the cropped part is asked for', () => {
  const url = 'https://cdn.sanity.io/images/p/production/0a1b-80x60.webp';
  expect(asUploaded({ url, crop: LEFT_HALF })).toEqual({
    src: `${url}?rect=0,0,40,60`,
    width: 40,
    height: 60,
  });
  expect(asUploaded({ url: 'card-hanzi.webp', crop: null })).toBeUndefined();
});

test('a picture whose subject is in the middle, or not marked, needs no class', () => {
  expect(focusOf({ crop: null, hotspot: null })).toBeUndefined();
  expect(focusOf({ crop: null, hotspot: { x: 0.45, y: 0.6 } })).toBeUndefined();
});

test('a marked subject is kept in view in quarters', () => {
  expect(focusOf({ crop: null, hotspot: { x: 0.3, y: 0.5 } })).toBe('focus-x-25');
  expect(focusOf({ crop: UNCROPPED, hotspot: { x: 0.95, y: 0 } })).toBe('focus-x-100 focus-y-0');
});

test('a subject is where it is in what the crop leaves', () => {
  expect(focusOf({ crop: LEFT_HALF, hotspot: { x: 0.25, y: 0.5 } })).toBeUndefined();
  expect(focusOf({ crop: LEFT_HALF, hotspot: { x: 0.5, y: 0.5 } })).toBe('focus-x-100');
  expect(focusOf({ crop: LEFT_HALF, hotspot: { x: 0.9, y: 0.5 } })).toBe('focus-x-100');
});

test('a frame that shows a third of a picture or more shows its subject, wherever that is', () => {
  for (const shown of [1 / 3, 0.5, 0.7, 0.9]) {
    for (let x = 0; x <= 1; x += 0.01) {
      const focus = focusOf({ crop: null, hotspot: { x, y: 0.5 } }) ?? 'focus-x-50';
      // As `object-position` lays it: that share of the picture at that share of the frame.
      const start = (Number(focus.replace('focus-x-', '')) / 100) * (1 - shown);
      expect([shown, x, start <= x + 1e-9 && x <= start + shown + 1e-9]).toEqual([shown, x, true]);
    }
  }
});

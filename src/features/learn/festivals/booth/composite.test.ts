import { expect, test } from 'vitest';
import { coverCrop, fileName, FINAL, personBox, PREVIEW } from './composite.ts';

test('preview and final picture are 640 and 1280 wide, 16:9', () => {
  expect(PREVIEW).toEqual({ width: 640, height: 360 });
  expect(FINAL).toEqual({ width: 1280, height: 720 });
});

test('a scene of the same shape is used whole', () => {
  expect(coverCrop({ width: 1600, height: 900 }, FINAL)).toEqual({
    left: 0,
    top: 0,
    width: 1600,
    height: 900,
  });
});

test('a scene of another shape fills the frame, cut evenly', () => {
  expect(coverCrop({ width: 1600, height: 1200 }, FINAL)).toEqual({
    left: 0,
    top: 150,
    width: 1600,
    height: 900,
  });
});

test('the person stands in the middle, on the lower edge, in front of the scene', () => {
  expect(personBox({ width: 1280, height: 720 }, FINAL)).toEqual({
    left: 128,
    top: 144,
    width: 1024,
    height: 576,
  });
});

test('the picture of a phone held upright keeps its shape', () => {
  const box = personBox({ width: 720, height: 1280 }, FINAL);
  expect(box.width / box.height).toBeCloseTo(720 / 1280);
  expect(box.top + box.height).toBeCloseTo(FINAL.height);
  expect(box.left + box.width / 2).toBeCloseTo(FINAL.width / 2);
});

test('a very wide camera never stands out of the frame', () => {
  expect(personBox({ width: 2560, height: 720 }, FINAL).width).toBeLessThanOrEqual(FINAL.width);
});

test('preview and final picture agree about the place', () => {
  const small = personBox({ width: 1280, height: 720 }, PREVIEW);
  const large = personBox({ width: 1280, height: 720 }, FINAL);
  expect(large.left).toBeCloseTo(small.left * 2);
  expect(large.height).toBeCloseTo(small.height * 2);
});

test('a download is named by its moment', () => {
  expect(fileName(1790000000000)).toBe('festival-puzzle-1790000000000.jpg');
});

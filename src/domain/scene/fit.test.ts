import { expect, test } from 'vitest';
import { fitInside, sizeInScene, zoneBox } from './fit.ts';

const box = { left: 100, top: 50, width: 200, height: 100 };

test('a zone in percent has its box in a scene of any size', () => {
  const position = { top: 10, left: 25, width: 50, height: 20 };
  expect(zoneBox(position, { width: 640, height: 360 })).toEqual({
    left: 160,
    top: 36,
    width: 320,
    height: 72,
  });
});

test('a tall picture fills the height of its box and stands in the middle', () => {
  expect(fitInside({ width: 100, height: 200 }, box)).toEqual({
    left: 175,
    top: 50,
    width: 50,
    height: 100,
  });
});

test('a wide picture fills the width', () => {
  expect(fitInside({ width: 400, height: 100 }, box)).toEqual({
    left: 100,
    top: 75,
    width: 200,
    height: 50,
  });
});

test('the scale grows it around the same middle', () => {
  expect(fitInside({ width: 200, height: 100 }, box, 1.5)).toEqual({
    left: 50,
    top: 25,
    width: 300,
    height: 150,
  });
});

test('in the hand a picture has the size that it will have in the scene', () => {
  const position = { top: 0, left: 0, width: 30, height: 40 };
  expect(sizeInScene({ width: 300, height: 100 }, { position, targetScale: 1 }, 1000)).toEqual({
    width: 300,
    height: 100,
  });
});

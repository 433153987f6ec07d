import { expect, test } from 'vitest';
import { movedZone, resizedZone, zoneByKey } from './zone-geometry.ts';

const zone = { top: 10, left: 20, width: 30, height: 40 };

test('a zone moves as far as the scene goes', () => {
  expect(movedZone(zone, 5.04, -2)).toEqual({ ...zone, left: 25, top: 8 });
  expect(movedZone(zone, 500, 500)).toEqual({ ...zone, left: 70, top: 60 });
  expect(movedZone(zone, -500, -500)).toEqual({ ...zone, left: 0, top: 0 });
});

test('a zone grows to the edge of the scene and stays large enough to hit', () => {
  expect(resizedZone(zone, 500, 500)).toEqual({ ...zone, width: 80, height: 90 });
  expect(resizedZone(zone, -500, -500)).toEqual({ ...zone, width: 4, height: 4 });
});

test('arrows move it, with Shift they size it, other keys are left alone', () => {
  expect(zoneByKey(zone, { key: 'ArrowLeft', shiftKey: false })).toEqual({ ...zone, left: 19 });
  expect(zoneByKey(zone, { key: 'ArrowDown', shiftKey: true })).toEqual({ ...zone, height: 41 });
  expect(zoneByKey(zone, { key: 'Tab', shiftKey: false })).toBeUndefined();
});

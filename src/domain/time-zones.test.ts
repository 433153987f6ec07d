import { expect, test } from 'vitest';
import { isTimeZone, plainZone } from './time-zones.ts';

test('a zone has one name, in whatever letters it was written', () => {
  const spellings = ['Asia/Riyadh', 'asia/riyadh', 'aSiA/rIyAdH'].map(plainZone);
  expect(new Set(spellings)).toEqual(new Set(['Asia/Riyadh']));
  // By its older or its newer name, which the runtime decides between.
  expect(plainZone('asia/kolkata')).toBe(plainZone('Asia/Calcutta'));
});

test.each(['', 'Riyadh', 'Asia/Nowhere', '../etc'])('“%s” is no zone, and stays', (name) => {
  expect(isTimeZone(plainZone(name))).toBe(false);
  expect(plainZone(name)).toBe(name);
});

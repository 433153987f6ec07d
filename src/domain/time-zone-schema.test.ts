import { expect, test } from 'vitest';
import { timeZoneIn } from './time-zone-schema.ts';
import { isTimeZone } from './time-zones.ts';

test('a zone has one name, in whatever letters it was written', () => {
  const spellings = ['Asia/Riyadh', 'asia/riyadh', 'aSiA/rIyAdH'].map(timeZoneIn);
  expect(new Set(spellings)).toEqual(new Set(['Asia/Riyadh']));
  // By its older or its newer name, which the runtime decides between.
  expect(timeZoneIn('asia/kolkata')).toBe(timeZoneIn('Asia/Calcutta'));
});

test.each(['', 'Riyadh', 'Asia/Nowhere', '../etc'])('“%s” is no zone', (name) => {
  expect(isTimeZone(name)).toBe(false);
  expect(timeZoneIn(name)).toBeUndefined();
});

import { expect, test } from 'vitest';
import { oneZone } from './one-zone.ts';

const on = (...zones: string[]) => zones.map((zone) => ({ zone }));

test('a list names its clock once where all of it is read on one', () => {
  expect(oneZone(on('Asia/Riyadh', 'Asia/Riyadh'))).toBe('Asia/Riyadh');
  expect(oneZone(on('Asia/Riyadh', 'Europe/London'))).toBeUndefined();
  expect(oneZone([])).toBeUndefined();
});

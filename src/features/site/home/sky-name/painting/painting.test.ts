import { expect, test } from 'vitest';
import { wayOf } from './brush.ts';
import { CHARACTER, PICTURE, SEAL, WINDOW } from './places.ts';
import { sealLines } from './seal.ts';

test('a seal of three is one line, of more two, the one on the right first and never shorter', () => {
  expect(sealLines('阿里')).toEqual([['阿', '里']]);
  expect(sealLines('法蒂玛')).toEqual([['法', '蒂', '玛']]);
  expect(sealLines('穆罕默德')).toEqual([
    ['穆', '罕'],
    ['默', '德'],
  ]);
  expect(sealLines('一二三四五')).toEqual([
    ['一', '二', '三'],
    ['四', '五'],
  ]);
});

test('the window shows the character whole, within the picture, and the seal lies beside it', () => {
  expect(WINDOW.x).toBeGreaterThanOrEqual(0);
  expect(WINDOW.y).toBeGreaterThanOrEqual(0);
  expect(WINDOW.x + WINDOW.side).toBeLessThan(PICTURE.width);
  expect(SEAL.x).toBeGreaterThan(CHARACTER.x + CHARACTER.side);
  expect(SEAL.x + SEAL.cell * 3).toBeLessThan(PICTURE.width);
});

test('the brush lands before a stroke’s middle line and leaves behind it, in even steps', () => {
  const way = wayOf([
    [100, 500],
    [300, 500],
  ]);
  expect(way[0]).toEqual([40, 500]);
  expect(way.at(-1)).toEqual([360, 500]);
  const steps = way.slice(1).map(([x], index) => x - (way[index]?.[0] ?? 0));
  expect(Math.max(...steps)).toBeCloseTo(10);
});

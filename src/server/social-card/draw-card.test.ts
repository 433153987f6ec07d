import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Direction } from '#src/i18n/table.ts';
import { drawPersonCard } from './draw-card.ts';

let picture: Uint8Array;
beforeAll(async () => {
  const grey = { width: 400, height: 400, channels: 3, background: '#ccc' } as const;
  picture = await sharp({ create: grey }).jpeg().toBuffer();
});

const draw = (direction: Direction, name: string) =>
  drawPersonCard({ direction, name, about: 'HSK Standard', brand: 'Hanlu', picture });

test.each([
  [
    'ltr',
    'María de los Ángeles Fernández-Villaverde y González de la Torre Montenegro del Castillo',
  ],
  ['rtl', 'عبد الرحمن محمد عبد الله '.repeat(6)],
  ['ltr', 'W'.repeat(80)],
] as const)('a long name (%s) fits beside its picture: %s', async (direction, name) => {
  const card = await draw(direction, name);
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test.each([
  ['rtl', 'عبد الرحمن محمد الغامدي', 1050],
  ['ltr', 'عبد الرحمن محمد الغامدي', 72],
  ['ltr', 'Maximiliana Ortega', 72],
  ['rtl', 'Maximiliana Ortega', 1050],
] as const)('the second line begins where lines start (%s): %s', async (direction, name, left) => {
  const region = { left, top: 290, width: 78, height: 60 };
  const start = await sharp(await draw(direction, name))
    .extract(region)
    .toBuffer();
  const { channels } = await sharp(start).stats();
  expect(channels[0]?.min).toBeLessThan(100);
});

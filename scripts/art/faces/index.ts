/**
 * `npm run art:faces` makes what the server draws social cards of tutors with: the letters of our
 * typeface in one weight, as files that sharp's own typesetting reads, and the seal as a picture.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { REPOSITORY } from '../print/render.ts';

const FOLDER = `${REPOSITORY}src/server/social-card/faces/`;
const SEAL_PX = 56;

const letters = (...spans: readonly (readonly [from: number, to: number])[]) =>
  spans
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

const LETTERS = {
  arabic: letters([0x20, 0x20], [0x2e, 0x2e], [0x600, 0x6ff], [0xfb50, 0xfdff], [0xfe70, 0xfefc]),
  latin: letters([0x20, 0x7e], [0xa0, 0x24f], [0x2010, 0x2026]),
};

for (const [script, text] of Object.entries(LETTERS)) {
  const source = await readFile(
    `${REPOSITORY}node_modules/@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`,
  );
  const face = await subsetFont(source, text, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 600 },
  });
  await writeFile(`${FOLDER}${script}.ttf`, face);
}
await sharp(await readFile(`${REPOSITORY}public/favicon.svg`), { density: 300 })
  .resize(SEAL_PX)
  .png()
  .toFile(`${FOLDER}seal.png`);

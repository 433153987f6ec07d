/**
 * Renders the festival scenes, their items and the finished pictures into cms/dataset/images.
 * Arguments choose among them: `node scripts/art/festivals/index.ts spring qingming`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { getFestivalsArticle } from '#src/content/festivals.ts';
import { REPOSITORY } from '../print/render.ts';
import { festivals } from './festivals.ts';

const OUT = `${REPOSITORY}cms/dataset/images/`;
const WIDTH = 1600;
const HEIGHT = 900;
const ITEM_SCALE = 2.5;
const LIMIT = 180 * 1024;

const preview = process.env['PREVIEW'];

async function save(name: string, image: Buffer, quality: number): Promise<void> {
  const encode = (q: number): Promise<Buffer> =>
    sharp(image).webp({ quality: q, alphaQuality: 90, effort: 6, smartSubsample: true }).toBuffer();
  let webp = await encode(quality);
  for (let q = quality - 4; webp.length > LIMIT && q >= 56; q -= 4) webp = await encode(q);
  await writeFile(`${OUT}${name}.webp`, webp);
  if (preview) await sharp(image).png().toFile(`${preview}/${name}.png`);
  console.log(`${name} ${Math.round(webp.length / 1024)} KB`);
}

const { festivals: inContent } = await getFestivalsArticle();

/** Where an item belongs in its scene, in percent: editors move it in the Studio. */
const zoneOf = (festival: string, item: string) => {
  const items = inContent.find(({ slug }) => slug === festival)?.gameItems;
  const found = items?.find(({ id }) => id === item)?.zone.position;
  if (!found) throw new Error(`The content has no item ${item} in a festival ${festival}.`);
  return found;
};

await mkdir(OUT, { recursive: true });
const wanted = process.argv.slice(2);
for (const festival of festivals) {
  if (wanted.length > 0 && !wanted.includes(festival.name)) continue;
  const scene = await sharp(Buffer.from(festival.scene)).png().toBuffer();
  await save(`scene-${festival.name}`, scene, 80);
  const placed = [];
  for (const { name, svg } of festival.items) {
    const zone = zoneOf(festival.name, name);
    const box = {
      left: (zone.left * WIDTH) / 100,
      top: (zone.top * HEIGHT) / 100,
      width: (zone.width * WIDTH) / 100,
      height: (zone.height * HEIGHT) / 100,
    };
    // The halo of a light is part of its drawing, so only wholly empty margins go.
    const drawn = await sharp(
      Buffer.from(
        svg.replace(
          '<svg ',
          `<svg width="${box.width * ITEM_SCALE}" height="${box.height * ITEM_SCALE}" `,
        ),
      ),
    )
      .png()
      .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
      .toBuffer();
    await save(`item-${festival.name}-${name}`, drawn, 82);
    const { data, info } = await sharp(drawn)
      .resize(Math.round(box.width), Math.round(box.height), { fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true });
    placed.push({
      input: data,
      left: Math.round(box.left + (box.width - info.width) / 2),
      top: Math.round(box.top + (box.height - info.height) / 2),
    });
  }
  const finished = await sharp(scene).composite(placed).png().toBuffer();
  await save(`festival-${festival.name}`, finished, 80);
  if (preview) {
    const frames = festival.items
      .map(({ name }) => zoneOf(festival.name, name))
      .map(
        (zone) =>
          `<rect x="${zone.left * 16}" y="${zone.top * 9}" width="${zone.width * 16}" height="${zone.height * 9}" fill="none" stroke="#f0f" stroke-width="2"/>`,
      )
      .join('');
    await sharp(scene)
      .composite([
        {
          input: Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900">${frames}</svg>`,
          ),
        },
      ])
      .png()
      .toFile(`${preview}/zones-${festival.name}.png`);
  }
}

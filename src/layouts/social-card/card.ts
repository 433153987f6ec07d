import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { setText } from './shape.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
const PICTURE_WIDTH = 520;
const INK = '#2B1A17';
const MUTED = '#69534A';
const PAPER = '#FBF6EA';
const RED = '#B02C1B';
/** In pixels; the ink of Arabic reaches further above and below its line. */
const LINE_HEIGHTS: Readonly<Record<Locale, { title: number; description: number }>> = {
  ar: { title: 82, description: 46 },
  en: { title: 68, description: 38 },
};

type SocialCard = {
  locale: Locale;
  title: string;
  description: string;
  brand: string;
  /** The picture that fills the side of the card. */
  picture: Uint8Array;
  /** Where the subject of the picture is, as shares of its width and height. */
  subject: { x: number; y: number };
};

/** The picture that a shared link shows, 1200×630 JPEG, in the page's language and direction. */
export const renderSocialCard = async (card: SocialCard): Promise<Uint8Array<ArrayBuffer>> => {
  const direction = directionOf(card.locale);
  const start = direction === 'rtl' ? WIDTH - MARGIN : MARGIN;
  const width = WIDTH - PICTURE_WIDTH - 2 * MARGIN;
  const common = { width, start, direction };
  const lineHeights = LINE_HEIGHTS[card.locale];
  const title = await setText({
    ...common,
    text: card.title,
    weight: 600,
    size: 54,
    lineHeight: lineHeights.title,
    top: 150,
    fill: INK,
    maxLines: 3,
  });
  const description = await setText({
    ...common,
    text: card.description,
    weight: 400,
    size: 27,
    lineHeight: lineHeights.description,
    top: 150 + title.height + 24,
    fill: MUTED,
    maxLines: 4,
  });
  const brand = await setText({
    ...common,
    text: `${card.brand} 汉路`,
    weight: 600,
    size: 34,
    lineHeight: 40,
    start: start + (direction === 'rtl' ? -72 : 72),
    top: 62,
    fill: RED,
    maxLines: 1,
  });
  const seal = await sharp(await readFile('public/favicon.svg'), { density: 300 })
    .resize(56)
    .png()
    .toBuffer();
  const { data: picture, info: raw } = await sideOf(card);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${title.svg}${description.svg}${brand.svg}</svg>`;
  const image = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER },
  })
    .composite([
      { input: picture, raw, left: direction === 'rtl' ? 0 : WIDTH - PICTURE_WIDTH, top: 0 },
      { input: Buffer.from(svg), left: 0, top: 0 },
      { input: seal, left: direction === 'rtl' ? WIDTH - MARGIN - 56 : MARGIN, top: 54 },
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
  return new Uint8Array(image);
};

/** The picture as it fills its side, cut off where its subject is not. */
const sideOf = async ({ picture, subject }: SocialCard) => {
  const { data, info } = await sharp(picture)
    .resize(PICTURE_WIDTH, HEIGHT, { fit: 'outside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((info.width - PICTURE_WIDTH) * subject.x);
  const top = Math.round((info.height - HEIGHT) * subject.y);
  return sharp(data, { raw: info })
    .extract({ left, top, width: PICTURE_WIDTH, height: HEIGHT })
    .raw()
    .toBuffer({ resolveWithObject: true });
};

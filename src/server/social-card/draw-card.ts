import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import type { Direction } from '#src/i18n/table.ts';
import { escapeHtml } from '#src/lib/html.ts';

/** As `npm run art:faces` makes them. */
const FACES = new URL('./faces', import.meta.url);
const fileIn = (name: string) => fileURLToPath(`${FACES.href}/${name}`);

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const PICTURE = 400;
const SEAL = 56;
const TEXT_WIDTH = WIDTH - PICTURE - 3 * MARGIN;
/** Between the brand and as much room below. */
const TEXT_HEIGHT = HEIGHT - 2 * 120;
const GAP = 28;
const INK = '#2B1A17';
const MUTED = '#69534A';
const RED = '#B02C1B';
const PAPER = '#FBF6EA';

export type PersonCard = {
  direction: Direction;
  name: string;
  /** What is said of the person, one or two lines. */
  about: string;
  brand: string;
  /** A square picture; without one the card is words alone. */
  picture: Uint8Array | undefined;
};

/** What our typeface has letters for; a machine may have no other. */
const SET = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;

let ready: Promise<unknown> | undefined;

/** Whether a text itself runs from right to left: by its first letter. */
const RUNS_LEFT = /^\P{L}*\p{Script=Arabic}/u;

type Type = { size: number; fill: string; width: number } & Pick<PersonCard, 'direction'>;

/**
 * Shaped and ordered by sharp's own typesetting, which knows a face once it has drawn with it. With a
 * height it is as large as fits.
 */
const typeset = async (
  text: string,
  { size, fill, width, height, direction }: Type & { height?: number },
) => {
  ready ??= sharp({
    text: { text: 'a', fontfile: fileIn('latin.ttf'), font: 'Readex Pro' },
  }).toBuffer();
  await ready;
  const { data, info } = await sharp({
    text: {
      // In thousandths of a point, of which 72 make 72 pixels.
      text: `<span foreground="${fill}" size="${size * 1000}">${escapeHtml(text)}</span>`,
      fontfile: fileIn('arabic.ttf'),
      font: 'Readex Pro',
      width,
      // Of a text that runs from right to left, Pango takes the left edge for the right one.
      align: (direction === 'rtl') === RUNS_LEFT.test(text) ? 'left' : 'right',
      spacing: 10,
      rgba: true,
      ...(height === undefined ? { dpi: 72 } : { height }),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
};

/** A name of many lines, or with a word longer than a line, is made smaller. */
const typesetName = async (text: string, height: number, type: Type) => {
  const name = await typeset(text, type);
  const fits = name.width <= type.width && name.height <= height;
  return fits ? name : typeset(text, { ...type, height });
};

const round = (picture: Uint8Array) =>
  sharp(picture)
    .resize(PICTURE, PICTURE, { fit: 'cover' })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${PICTURE}" height="${PICTURE}"><circle cx="50%" cy="50%" r="50%"/></svg>`,
        ),
        blend: 'dest-in',
      },
    ])
    .png()
    .toBuffer();

/**
 * The picture that a link to somebody's page is shared with, 1200×630 JPEG: name, a line about them
 * and their picture. A name in letters that our typeface lacks is left to the page's own title.
 */
export const drawPersonCard = async (card: PersonCard): Promise<Uint8Array<ArrayBuffer>> => {
  const { direction, picture } = card;
  const isRight = direction === 'rtl';
  const width = picture ? TEXT_WIDTH : WIDTH - 2 * MARGIN;
  /** Places something by its distance from where lines start. */
  const from = (start: number, own: number) => (isRight ? WIDTH - start - own : start);
  const brand = await typeset(card.brand, { size: 34, fill: RED, width, direction });
  const about = await typeset(card.about, { size: 34, fill: MUTED, width, direction });
  const room = TEXT_HEIGHT - GAP - about.height;
  const name = SET.test(card.name)
    ? await typesetName(card.name, room, { size: 68, fill: INK, width, direction })
    : undefined;
  const gap = name ? GAP : 0;
  const top = Math.round((HEIGHT - (name?.height ?? 0) - gap - about.height) / 2);
  const words = [
    { ...brand, start: MARGIN + SEAL + 18, top: 76 },
    ...(name ? [{ ...name, start: MARGIN, top }] : []),
    { ...about, start: MARGIN, top: top + (name?.height ?? 0) + gap },
  ];
  const parts: OverlayOptions[] = [
    { input: fileIn('seal.png'), left: from(MARGIN, SEAL), top: 64 },
    ...words.map((word) => ({
      input: word.input,
      left: from(word.start, word.width),
      top: word.top,
    })),
    ...(picture
      ? [
          {
            input: await round(picture),
            left: from(WIDTH - MARGIN - PICTURE, PICTURE),
            top: (HEIGHT - PICTURE) / 2,
          },
        ]
      : []),
  ];
  const image = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER },
  })
    .composite(parts)
    .jpeg({ quality: 84 })
    .toBuffer();
  return new Uint8Array(image);
};

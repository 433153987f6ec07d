import sharp from 'sharp';
import { picture } from '../art/print/grain.ts';
import { outline } from '../art/print/draw.ts';
import { palette } from '../art/print/palette.ts';
import { person, type Person } from '../art/print/person.ts';

const SIDE = 400;

/** A drawn portrait as the site keeps profile pictures: a square of 400 pixels, WebP. */
export const portrait = async (look: Person, paper: string): Promise<Uint8Array> => {
  const svg = picture({
    width: SIDE,
    height: SIDE,
    label: 'Portrait',
    content: `<rect width="${SIDE}" height="${SIDE}" fill="${paper}"/><circle cx="200" cy="205" r="150" fill="${palette.cream}" opacity=".6"/><path d="M60 330Q130 300 200 322T350 318" fill="none" ${outline(3, palette.goldD)} opacity=".35"/>${person(
      200,
      600,
      2.1,
      { ...look, bust: true, line: 2.6 },
    )}`,
  });
  return sharp(Buffer.from(svg)).webp({ quality: 84 }).toBuffer();
};

/** A sheet with a seal, in the place of somebody's certificate. */
export const sheet = (): Promise<Uint8Array> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="420"><rect width="600" height="420" fill="${palette.cream}"/><rect x="24" y="24" width="552" height="372" fill="none" ${outline(4, palette.goldD)}/><path d="M120 130H480M120 180H480M120 230H360" ${outline(6, palette.inkFar)} opacity=".4"/><rect x="420" y="270" width="84" height="84" rx="8" fill="${palette.red}"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

import sharp, { type Sharp } from 'sharp';

/** What Sanity’s addresses say of a part of a picture: `left,top,width,height` in px. */
const RECT = /^(\d+),(\d+),(\d+),(\d+)$/;

/**
 * A part of a picture, turned as its camera was, still to be encoded. `rect` is `left,top,width,height`
 * in px. Throws on one that is none; encoding rejects where it leaves the picture.
 */
export const partOfPicture = (file: Uint8Array | string, rect: string): Sharp => {
  const [, left, top, width, height] = (RECT.exec(rect) ?? []).map(Number);
  if (left === undefined || top === undefined || !width || !height) {
    throw new RangeError(`${rect} is no part of a picture`);
  }
  return sharp(file).rotate().extract({ left, top, width, height });
};

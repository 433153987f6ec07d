import sharp, { type Metadata, type Sharp } from 'sharp';

type Size = { width: number; height: number };
type Rectangle = Size & { x: number; y: number };

type Picture = {
  bytes: Uint8Array;
  contentType: 'image/jpeg' | 'image/png';
  /** As it came, upright. */
  original: Size;
  processed: Size;
  /** What was cut out of the original, in its pixels. */
  crop: Rectangle | undefined;
  resized: boolean;
};

/** `too_slow`: it took longer than it may. Whether the picture is sound is not known then. */
type PictureFault = 'damaged' | 'too_many_pixels' | 'crop_outside' | 'too_slow';

export type PictureResult = { picture: Picture } | { fault: PictureFault };

export type PictureWish = {
  /** The format that the content was found to have. */
  kind: 'jpeg' | 'png' | 'webp';
  /** The longer side of the result, in pixels; a smaller picture is not enlarged. */
  longSide: number;
  crop?: Rectangle | undefined;
};

/** Larger than any telephone's photo, smaller than what would exhaust the server. */
const MAX_PIXELS = 50_000_000;

/** Longer than any panorama. A picture of one column and millions of rows takes its decoder minutes. */
const MAX_SIDE = 20_000;

/** What a decoder may hold of a picture that it can't read line by line: 50 MP in eight bits. */
const MAX_HELD_BYTES = 6 * MAX_PIXELS;

/** On a machine that does nothing else, the largest photos take one. */
const TIME_LIMIT_S = 10;
const JPEG_QUALITY = 82;

// Pictures come once: a cache of them would only hold memory.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a picture anew: upright, its first frame only, cropped and made smaller where asked,
 * without anything that was hidden in it. JPEG, or PNG where it is transparent (UPLOADS-4).
 */
export const redrawPicture = async (
  bytes: Uint8Array,
  { kind, longSide, crop: wanted }: PictureWish,
): Promise<PictureResult> => {
  const metadata = await readMetadata(bytes);
  if (metadata?.format !== kind) return { fault: 'damaged' };
  if (isTooLarge(metadata)) return { fault: 'too_many_pixels' };
  const original = metadata.autoOrient;
  const crop = wanted && withinPicture(wanted, original);
  if (crop && (crop.width < 1 || crop.height < 1)) return { fault: 'crop_outside' };
  const drawn = await draw(bytes, { longSide, crop, hasAlpha: metadata.hasAlpha });
  if (typeof drawn === 'string') return { fault: drawn };
  const { width, height } = crop ?? original;
  const resized = drawn.processed.width !== width || drawn.processed.height !== height;
  return { picture: { ...drawn, original, crop, resized } };
};

const readMetadata = async (bytes: Uint8Array): Promise<Metadata | undefined> => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
};

const isTooLarge = ({ width, height, channels, depth, format, isProgressive }: Metadata) => {
  const pixels = width * height;
  // A progressive picture is whole only at its end, so all of it is held until then.
  const bytesPerSample = format === 'jpeg' || depth === 'ushort' ? 2 : 1;
  const held = isProgressive ? pixels * channels * bytesPerSample : 0;
  return Math.max(width, height) > MAX_SIDE || pixels > MAX_PIXELS || held > MAX_HELD_BYTES;
};

/** The part of a rectangle that is in the picture; a browser's rounding may reach beyond. */
const withinPicture = (wanted: Rectangle, { width, height }: Size): Rectangle => {
  const x = Math.max(0, Math.round(wanted.x));
  const y = Math.max(0, Math.round(wanted.y));
  return {
    x,
    y,
    width: Math.min(Math.round(wanted.width), width - x),
    height: Math.min(Math.round(wanted.height), height - y),
  };
};

type Drawing = { longSide: number; crop: Rectangle | undefined; hasAlpha: boolean };

/** The fault instead, where the picture can't be decoded to its end or not in time. */
const draw = async (bytes: Uint8Array, { longSide, crop, hasAlpha }: Drawing) => {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, autoOrient: true });
  image.timeout({ seconds: TIME_LIMIT_S });
  if (crop) image.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height });
  image
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  try {
    return await (hasAlpha ? encodeAlpha(image) : encode(image, 'jpeg'));
  } catch (error) {
    return /timeout/i.test((error as Error).message) ? 'too_slow' : 'damaged';
  }
};

/** Many pictures have an alpha channel for nothing. */
const encodeAlpha = async (image: Sharp) => {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const drawn = sharp(data, { raw: { width, height, channels } });
  return hasClearPixel(data, channels) ? encode(drawn, 'png') : encode(drawn.removeAlpha(), 'jpeg');
};

const encode = async (image: Sharp, format: 'jpeg' | 'png') => {
  const { data, info } = await image
    .toFormat(format, { quality: format === 'jpeg' ? JPEG_QUALITY : 100 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { bytes: data, contentType: `image/${format}` as const, processed: { width, height } };
};

const hasClearPixel = (data: Uint8Array, channels: number): boolean => {
  if (channels !== 2 && channels !== 4) return false;
  for (let at = channels - 1; at < data.length; at += channels) if (data[at] !== 255) return true;
  return false;
};

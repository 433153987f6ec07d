import type { Picture, PictureFile } from './picture.ts';

export type Size = { width: number; height: number };

const SIZED = /^https?:.*-(\d+)x(\d+)\.\w+$/;

/**
 * A file of the content as it is, with the size that its name tells, for pages that are shown with a
 * draft: nothing was made of its pictures when the site was built. Undefined for any other.
 */
export const asUploaded = ({
  url,
  crop,
}: Pick<PictureFile, 'url' | 'crop'>): (Size & { src: string }) | undefined => {
  const [, width, height] = SIZED.exec(url) ?? [];
  if (!width || !height) return undefined;
  const { rect, ...size } = croppedSize({ width: Number(width), height: Number(height) }, crop);
  return { src: rect ? `${url}?rect=${rect}` : url, ...size };
};

/** What a crop leaves of a file, with its `rect` as Sanity’s addresses name it: left,top,width,height. */
export const croppedSize = (
  { width, height }: Size,
  crop: Picture['crop'],
): Size & { rect?: string } => {
  if (!crop || Object.values(crop).every((side) => side === 0)) return { width, height };
  const left = Math.round(width * crop.left);
  const top = Math.round(height * crop.top);
  const size = {
    width: Math.max(1, Math.round(width * (1 - crop.right)) - left),
    height: Math.max(1, Math.round(height * (1 - crop.bottom)) - top),
  };
  return { rect: [left, top, size.width, size.height].join(), ...size };
};

/**
 * The class that keeps the subject of a picture in view where the sides of the picture are cut off
 * (src/ui/picture/focus.css); undefined where the subject is in the middle. In quarters, since the
 * site's policy lets no picture bring a style of its own.
 */
export const focusOf = ({
  crop,
  hotspot,
}: Pick<PictureFile, 'crop' | 'hotspot'>): string | undefined => {
  if (!hotspot) return undefined;
  const { top, bottom, left, right } = crop ?? { top: 0, bottom: 0, left: 0, right: 0 };
  const x = quarter((hotspot.x - left) / (1 - left - right));
  const y = quarter((hotspot.y - top) / (1 - top - bottom));
  const classes = [x !== 50 && `focus-x-${x}`, y !== 50 && `focus-y-${y}`].filter(Boolean);
  return classes.join(' ') || undefined;
};

/** In percent. */
const quarter = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 4) * 25;

import type { Picture, PictureFile } from './picture.ts';

export type Size = { width: number; height: number };

/** The size that Sanity’s name or address of an uploaded picture tells, in px. */
export const sizeNamedBy = (name: string): Size | undefined => {
  const [, width, height] = /-(\d+)x(\d+)[-.]\w+$/.exec(name) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
};

/**
 * A file of the content as it is, with the size that its name tells, for pages that are shown with a
 * draft: nothing was made of its pictures when the site was built. Undefined for any other.
 */
export const asUploaded = ({
  url,
  crop,
}: Pick<PictureFile, 'url' | 'crop'>): (Size & { src: string }) | undefined => {
  const whole = url.startsWith('http') ? sizeNamedBy(url) : undefined;
  if (!whole) return undefined;
  const { rect, ...size } = croppedSize(whole, crop);
  return { src: rect ? `${url}?rect=${rect}` : url, ...size };
};

/** What a crop leaves of a file, with its `rect` as Sanity’s addresses name it: left,top,width,height. */
export const croppedSize = (
  { width, height }: Size,
  crop: Picture['crop'],
): Size & { rect?: string } => {
  if (!crop || Object.values(crop).every((side) => side === 0)) return { width, height };
  const left = Math.min(width - 1, Math.round(width * crop.left));
  const top = Math.min(height - 1, Math.round(height * crop.top));
  const size = {
    width: Math.max(1, Math.round(width * (1 - crop.right)) - left),
    height: Math.max(1, Math.round(height * (1 - crop.bottom)) - top),
  };
  return { rect: [left, top, size.width, size.height].join(), ...size };
};

/**
 * Where the subject of a picture is in what a crop leaves of it, as shares of its width and height from
 * the upper left corner; in the middle unless an editor marked it.
 */
export const subjectOf = ({
  crop,
  hotspot,
}: Pick<PictureFile, 'crop' | 'hotspot'>): { x: number; y: number } => {
  const { top, bottom, left, right } = crop ?? { top: 0, bottom: 0, left: 0, right: 0 };
  if (!hotspot) return { x: 0.5, y: 0.5 };
  return {
    x: inside((hotspot.x - left) / (1 - left - right)),
    y: inside((hotspot.y - top) / (1 - top - bottom)),
  };
};

const inside = (share: number): number => Math.min(1, Math.max(0, share));

/**
 * The class that keeps the subject of a picture in view where the sides of the picture are cut off
 * (src/ui/picture/focus.css); undefined where the subject is in the middle. In quarters, since the
 * site's policy lets no picture bring a style of its own.
 */
export const focusOf = (picture: Pick<PictureFile, 'crop' | 'hotspot'>): string | undefined => {
  const { x, y } = subjectOf(picture);
  const [across, down] = [quarter(x), quarter(y)];
  const classes = [
    ...(across === 50 ? [] : [`focus-x-${across}`]),
    ...(down === 50 ? [] : [`focus-y-${down}`]),
  ];
  return classes.join(' ') || undefined;
};

/** In percent; outward at the edges, so that a frame which shows a third shows the subject. */
const quarter = (share: number): number => {
  if (share < 1 / 6) return 0;
  if (share > 5 / 6) return 100;
  return Math.min(75, Math.max(25, Math.round(share * 4) * 25));
};

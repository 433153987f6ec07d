import type { ImageMetadata } from 'astro';
import { inferRemoteSize } from 'astro:assets';
import { ContentError } from '#src/content/content-error.ts';
import { croppedSize, type Size } from '#src/content/cropped.ts';
import type { PictureFile } from '#src/content/picture.ts';

const FOLDER = '/cms/dataset/images/';

// Whatever an editor uploads, under whatever name.
const files = import.meta.glob<ImageMetadata>('/cms/dataset/images/*', {
  eager: true,
  import: 'default',
});

/**
 * A picture of the content as `getImage` takes it, with the size of what is shown of it in px and,
 * where an editor cropped it, the `rect` of that (src/main/build/cropped-pictures.ts).
 */
export type Original = Size & { src: ImageMetadata | string; rect?: string };

/**
 * The file of a picture: in this repository's dataset, or in the hosted content by its address.
 * Throws a ContentError that names a file which is not there.
 */
export const originalOf = async ({
  url,
  crop,
}: Pick<PictureFile, 'url' | 'crop'>): Promise<Original> => {
  if (url.startsWith('https://')) {
    return { src: url, ...croppedSize(await inferRemoteSize(url), crop) };
  }
  const file = files[`${FOLDER}${url}`];
  if (!file) throw new ContentError(`${url}: no such picture in cms/dataset/images`);
  return { src: file, ...croppedSize(file, crop) };
};

/** The same picture in a share of its size, and never larger than it is. */
export const scaledBy = (original: Original, share: number): Original => {
  const most = Math.min(1, share);
  const [width, height] = [Math.round(original.width * most), Math.round(original.height * most)];
  return { ...original, width, height };
};

/** Those of these widths that the picture has, and its own in place of those beyond. */
export const widthsWithin = ({ width }: Size, widths: readonly number[]): number[] => [
  ...new Set(widths.map((one) => Math.min(one, width))),
];

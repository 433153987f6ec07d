import type { ImageMetadata } from 'astro';
import { inferRemoteSize } from 'astro:assets';
import { ContentError } from '#src/content/content-error.ts';
import type { Picture } from '#src/content/picture.ts';

const FOLDER = '/cms/dataset/images/';

// Whatever an editor uploads, under whatever name.
const files = import.meta.glob<ImageMetadata>('/cms/dataset/images/*', {
  eager: true,
  import: 'default',
});

/** A picture of the content as `getImage` takes it, with its own size in px. */
export type Original = { src: ImageMetadata | string; width: number; height: number };

/**
 * The file of a picture: in this repository's dataset, or in the hosted content by its address.
 * Throws a ContentError that names a file which is not there.
 */
export const originalOf = async ({ url }: Pick<Picture, 'url'>): Promise<Original> => {
  if (url.startsWith('https://')) {
    const { width, height } = await inferRemoteSize(url);
    return { src: url, width, height };
  }
  const file = files[`${FOLDER}${url}`];
  if (!file) throw new ContentError(`${url}: no such picture in cms/dataset/images`);
  return { src: file, width: file.width, height: file.height };
};

const SIZED = /^https?:.*-(\d+)x(\d+)\.\w+$/;

/**
 * A file of the content as it is, with the size that its name tells, for pages that are shown with a
 * draft: nothing was made of its pictures when the site was built. Undefined for any other.
 */
export const asUploaded = ({ url }: Pick<Picture, 'url'>) => {
  const [, width, height] = SIZED.exec(url) ?? [];
  return width && height ? { src: url, width: Number(width), height: Number(height) } : undefined;
};

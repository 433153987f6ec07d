import { getImage } from 'astro:assets';
import { asUploaded, focusOf } from '#src/content/cropped.ts';
import type { PictureFile } from '#src/content/picture.ts';
import type { SmallPicture } from '#src/ui/picture/Picture.tsx';
import { originalOf, scaledBy, widthsWithin } from './content-picture.ts';

/**
 * A picture of the content for an island, in these widths, in WebP the widest alone; as it was
 * uploaded, where nothing is built.
 */
export const smallPicture = async (
  picture: PictureFile,
  { widths, isPrerendered }: { widths: number[]; isPrerendered: boolean },
): Promise<SmallPicture> => {
  const focus = focusOf(picture);
  const uploaded = isPrerendered ? undefined : asUploaded(picture);
  if (uploaded) return { ...uploaded, ...(focus && { focus }) };
  const original = await originalOf(picture);
  const { width, height } = original;
  const offered = widthsWithin(original, widths);
  const widest = Math.max(...offered);
  const avif = await getImage({ ...original, format: 'avif', widths: offered });
  const webp = await getImage({ ...scaledBy(original, widest / width), format: 'webp' });
  return { src: webp.src, avif: avif.srcSet.attribute, width, height, ...(focus && { focus }) };
};

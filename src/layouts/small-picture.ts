import { getImage } from 'astro:assets';
import type { Picture } from '#src/content/picture.ts';
import type { SmallPicture } from '#src/ui/picture/Picture.tsx';
import { asUploaded, originalOf } from './content-picture.ts';

/**
 * A picture of the content for an island, in these widths, in WebP the widest alone; as it was
 * uploaded, where nothing is built.
 */
export const smallPicture = async (
  picture: Pick<Picture, 'url'>,
  { widths, isPrerendered }: { widths: number[]; isPrerendered: boolean },
): Promise<SmallPicture> => {
  const uploaded = isPrerendered ? undefined : asUploaded(picture);
  if (uploaded) return uploaded;
  const original = await originalOf(picture);
  const { src, width, height } = original;
  const widest = Math.min(width, Math.max(...widths));
  const avif = await getImage({ ...original, format: 'avif', widths });
  const webp = await getImage({
    src,
    width: widest,
    height: Math.round((height * widest) / width),
    format: 'webp',
  });
  return { src: webp.src, avif: avif.srcSet.attribute, width, height };
};

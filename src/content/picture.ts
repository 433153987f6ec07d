import { z } from 'zod';

/** GROQ projection of a picture field: `picture ${pictureFields}`. */
export const pictureFields =
  '{ "url": asset.asset->url, "alt": coalesce(alt, ""), "altAr": coalesce(altAr, "") }';

const ADDRESS = /^(https?:\/\/\S+|[\w-]+(\.[\w-]+)*\.(webp|avif|jpe?g|png|svg))$/;

const hasBothOrNeither = ({ alt, altAr }: { alt: string; altAr: string }) =>
  (alt.trim() === '') === (altAr.trim() === '');

/**
 * A picture of the content. `url` is an https address in the hosted content and the name of a file
 * in cms/dataset/images in the embedded one; a decorative picture has two empty alternatives.
 */
export const picture = z
  .object(
    {
      url: z.string({ error: 'has no image file' }).regex(ADDRESS, 'must lead to an image file'),
      alt: z.string(),
      altAr: z.string(),
    },
    { error: 'must be filled in' },
  )
  .refine(hasBothOrNeither, 'must have an alternative text in both languages, or in neither');

export type Picture = z.infer<typeof picture>;

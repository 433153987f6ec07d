import { z } from 'zod';
import type { Area } from '#src/i18n/table.ts';
import { inEachLanguage } from './fields.ts';

const fields =
  '"url": asset.asset->url, "crop": asset.crop { top, bottom, left, right }, "hotspot": asset.hotspot { x, y }, "alt": coalesce(alt, ""), "altAr": coalesce(altAr, "")';

/** GROQ projection of a picture field: `picture ${pictureFields}`. */
export const pictureFields = `{ ${fields} }`;

/** The same of a picture that tutors see. */
export const tutorPictureFields = `{ ${fields}, "altZh": coalesce(altZh, "") }`;

const ADDRESS = /^(https?:\/\/\S+|[\w-]+(\.[\w-]+)*\.(webp|avif|jpe?g|png|svg))$/;

const share = z.number().min(0).max(1);

/** What is cut off each side of a file, as shares of its width and height. */
export const crop = z
  .object({ top: share, bottom: share, left: share, right: share })
  .refine(
    ({ top, bottom, left, right }) => top + bottom < 1 && left + right < 1,
    'leaves nothing of the picture',
  );

/** Where the subject of a file is, as shares of its width and height from the upper left corner. */
const hotspot = z.object({ x: share, y: share });

const shape = <A extends Area>(area: A) => ({
  url: z.string({ error: 'has no image file' }).regex(ADDRESS, 'must lead to an image file'),
  crop: crop.nullable(),
  hotspot: hotspot.nullable(),
  ...inEachLanguage(area, z.string(), 'alt'),
});

const hasAllOrNone = (shown: object) => {
  const alternatives = Object.entries(shown).filter(([field]) => field.startsWith('alt'));
  return new Set(alternatives.map(([, words]) => String(words).trim() === '')).size === 1;
};

const MISSING = 'must be filled in';
const ONE_SIDED = 'must have an alternative text in each language, or in none';

/**
 * A picture of the content. `url` is an https address in the hosted content and the name of a file
 * in cms/dataset/images in the embedded one; `crop` and `hotspot` are as Sanity keeps them; a
 * decorative picture has empty alternatives.
 */
export const picture = z.object(shape('learn'), { error: MISSING }).refine(hasAllOrNone, ONE_SIDED);

/** A picture that tutors see as well, with words in their languages. */
export const tutorPicture = z
  .object(shape('teach'), { error: MISSING })
  .refine(hasAllOrNone, ONE_SIDED);

export type Picture = z.infer<typeof picture>;

/** Of a picture what is needed to show it. */
export type PictureFile = Pick<Picture, 'url' | 'crop' | 'hotspot'>;

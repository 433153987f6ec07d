import { z } from 'zod';
import type { Area } from '#src/i18n/table.ts';
import { inEachLanguage } from './fields.ts';

/** GROQ projection of a picture field: `picture ${pictureFields}`. */
export const pictureFields =
  '{ "url": asset.asset->url, "alt": coalesce(alt, ""), "altAr": coalesce(altAr, "") }';

/** The same of a picture that tutors see. */
export const tutorPictureFields =
  '{ "url": asset.asset->url, "alt": coalesce(alt, ""), "altAr": coalesce(altAr, ""), "altZh": coalesce(altZh, "") }';

const ADDRESS = /^(https?:\/\/\S+|[\w-]+(\.[\w-]+)*\.(webp|avif|jpe?g|png|svg))$/;

const shape = <A extends Area>(area: A) => ({
  url: z.string({ error: 'has no image file' }).regex(ADDRESS, 'must lead to an image file'),
  ...inEachLanguage(area, z.string(), 'alt'),
});

const hasAllOrNone = ({ url: _, ...alternatives }: Record<string, string>) =>
  new Set(Object.values(alternatives).map((words) => words.trim() === '')).size === 1;

const MISSING = 'must be filled in';
const ONE_SIDED = 'must have an alternative text in each language, or in none';

/**
 * A picture of the content. `url` is an https address in the hosted content and the name of a file
 * in cms/dataset/images in the embedded one; a decorative picture has empty alternatives.
 */
export const picture = z.object(shape('learn'), { error: MISSING }).refine(hasAllOrNone, ONE_SIDED);

/** A picture that tutors see as well, with words in their languages. */
export const tutorPicture = z
  .object(shape('teach'), { error: MISSING })
  .refine(hasAllOrNone, ONE_SIDED);

export type Picture = z.infer<typeof picture>;

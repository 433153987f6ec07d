import { defineQuery } from 'groq';
import { z } from 'zod';
import { articleFields, articleShape } from './article.ts';
import { fetchContent } from './client.ts';
import { hanzi, inBothLanguages, oneHanzi, pinyin, referenced, slug, text } from './fields.ts';
import { picture, pictureFields } from './picture.ts';

const radicalFields = `
  _id, slug, radical, pinyin, meaning, meaningAr, description, descriptionAr,
  examples[] { _key, character, pinyin, meaning, meaningAr }`;

const radicalsArticleQuery =
  defineQuery(`*[_type == "radicalsArticle" && _id == "radicals-article"][0] {
  ${articleFields},
  carousel[]-> { ${radicalFields}, picture ${pictureFields} },
  selectable[]-> { ${radicalFields} },
  recipes[]-> {
    _id,
    "radicals": radicals[]->radical,
    "slugs": radicals[]->slug,
    "ordered": coalesce(ordered, false),
    result, pinyin, meaning, meaningAr, note, noteAr
  }
}`);

const radicalShape = {
  _id: text,
  slug,
  radical: oneHanzi,
  pinyin,
  ...inBothLanguages(text, 'meaning', 'description'),
  examples: z
    .array(z.object({ _key: text, character: hanzi, pinyin, ...inBothLanguages(text, 'meaning') }))
    .min(1, 'must not be empty'),
};
const radical = referenced(radicalShape);
const picturedRadical = referenced({ ...radicalShape, picture });

const TWO_OR_THREE = 'must be two or three radicals';
const twoOrThree = <S extends z.ZodType>(part: S) =>
  z.array(part, { error: TWO_OR_THREE }).min(2, TWO_OR_THREE).max(3, TWO_OR_THREE);

const recipe = referenced({
  _id: text,
  radicals: twoOrThree(oneHanzi),
  slugs: twoOrThree(slug),
  ordered: z.boolean(),
  result: oneHanzi,
  pinyin,
  ...inBothLanguages(text, 'meaning'),
  ...inBothLanguages(text.nullable(), 'note'),
});

const radicalsArticle = z.object({
  ...articleShape,
  carousel: z.array(picturedRadical).length(5, 'must be five radicals'),
  selectable: z.array(radical).length(15, 'must be fifteen radicals'),
  recipes: z.array(recipe).min(1, 'must not be empty'),
});

export type RadicalsArticle = z.infer<typeof radicalsArticle>;
export type Radical = z.infer<typeof radical>;
export type PicturedRadical = z.infer<typeof picturedRadical>;
export type Recipe = z.infer<typeof recipe>;

/**
 * The radicals article: five radicals of the carousel, fifteen to choose from, and the recipes
 * with their parts in order as characters and as slugs (platform §2, §3).
 */
export const getRadicalsArticle = (): Promise<RadicalsArticle> =>
  fetchContent(radicalsArticleQuery, radicalsArticle);

import { defineQuery } from 'groq';
import { z } from 'zod';
import { articleFields, articleShape } from './article.ts';
import { fetchContent } from './client.ts';
import {
  RECIPE_PARTS,
  hanzi,
  inEachLanguage,
  listOf,
  oneHanzi,
  pinyin,
  referenced,
  slug,
  text,
} from './fields.ts';
import { picture, pictureFields } from './picture.ts';
import { searchWordFields, searchWordShape } from './search-words.ts';
import { sideFormsField, sideFormsShape } from './side-forms.ts';

const radicalFields = `
  _id, slug, radical, pinyin, meaning, meaningAr, description, descriptionAr,
  ${searchWordFields}, ${sideFormsField},
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
    result, pinyin, meaning, meaningAr, note, noteAr,
    ${searchWordFields}
  }
}`);

const radicalShape = {
  _id: text,
  slug,
  radical: oneHanzi,
  pinyin,
  ...inEachLanguage('learn', text, 'meaning', 'description'),
  ...searchWordShape,
  ...sideFormsShape,
  examples: listOf(
    z.object({ _key: text, character: hanzi, pinyin, ...inEachLanguage('learn', text, 'meaning') }),
  ),
};
const radical = referenced(radicalShape);
const picturedRadical = referenced({ ...radicalShape, picture });

const recipe = referenced({
  _id: text,
  radicals: listOf(oneHanzi, RECIPE_PARTS),
  slugs: listOf(slug, RECIPE_PARTS),
  ordered: z.boolean(),
  result: oneHanzi,
  pinyin,
  ...inEachLanguage('learn', text, 'meaning'),
  ...inEachLanguage('learn', text.nullable(), 'note'),
  ...searchWordShape,
});

const radicalsArticle = z.object({
  ...articleShape,
  carousel: listOf(picturedRadical),
  selectable: listOf(radical),
  recipes: listOf(recipe),
});

export type RadicalsArticle = z.infer<typeof radicalsArticle>;
export type Radical = z.infer<typeof radical>;
export type PicturedRadical = z.infer<typeof picturedRadical>;

/** Every radical that the site describes, each once: those of the game, then those beside them. */
export const describedRadicals = ({ carousel, selectable }: RadicalsArticle): Radical[] => [
  ...new Map([...selectable, ...carousel].map((one) => [one._id, one])).values(),
];

/**
 * The radicals article: the radicals of the carousel, those to choose from in the game, and the
 * recipes with their parts in order as characters and as slugs.
 */
export const getRadicalsArticle = (): Promise<RadicalsArticle> =>
  fetchContent(radicalsArticleQuery, radicalsArticle);

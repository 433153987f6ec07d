import { defineQuery } from 'groq';
import { z } from 'zod';
import { articleFields, articleShape } from './article.ts';
import { fetchContent } from './client.ts';
import {
  SCENE_ITEMS,
  hanzi,
  inEachLanguage,
  listOf,
  pinyin,
  positive,
  share,
  slug,
  text,
  texts,
} from './fields.ts';
import { picture, pictureFields } from './picture.ts';
import { zone } from './scene-zone.ts';
import { searchWordFields, searchWordShape } from './search-words.ts';

const festivalsArticleQuery =
  defineQuery(`*[_type == "festivalsArticle" && _id == "festivals-article"][0] {
  ${articleFields},
  "festivals": *[_type == "festival"] | order(order asc, _id asc) {
    _id, slug, name, nameAr, chineseName, pinyin, date, dateAr,
    ${searchWordFields},
    "days": coalesce(days[] { start, "end": coalesce(end, start) }, []), daysSource, daysSourceAr,
    description, descriptionAr,
    traditions, traditionsAr, foods, foodsAr, significance, significanceAr,
    picture ${pictureFields},
    scene ${pictureFields},
    "fireworks": coalesce(fireworks, true),
    gameItems[] {
      "id": _key, name, chineseName, pinyin, arabicTranslation, ${searchWordFields},
      picture ${pictureFields},
      size, displaySize,
      description, descriptionAr, detailedDescription, detailedDescriptionAr,
      zone { position { top, left, width, height }, targetScale }
    }
  }
}`);

const gameItem = z.object({
  id: text,
  name: text,
  chineseName: hanzi,
  pinyin,
  arabicTranslation: text,
  ...searchWordShape,
  picture,
  /** Width in the scene, in percent of the scene's width. */
  size: share,
  /** Width in the tray, in CSS pixels. */
  displaySize: positive,
  ...inEachLanguage('learn', text, 'description', 'detailedDescription'),
  zone,
});

/** When it is once, by the Gregorian calendar; `end` is the last day, often the first as well. */
const festivalDay = z.object({ start: z.iso.date(), end: z.iso.date() });

const festival = z.object({
  _id: text,
  slug,
  chineseName: hanzi,
  pinyin,
  ...inEachLanguage('learn', text, 'name', 'date', 'description', 'significance'),
  ...searchWordShape,
  ...inEachLanguage('learn', texts, 'traditions', 'foods'),
  days: z.array(festivalDay),
  ...inEachLanguage('learn', text.nullable(), 'daysSource'),
  picture,
  scene: picture,
  /** Whether they burst over the finished scene; they suit no day of mourning. */
  fireworks: z.boolean(),
  gameItems: listOf(gameItem, SCENE_ITEMS),
});

const festivalsArticle = z.object({
  ...articleShape,
  festivals: z.array(festival),
});

export type FestivalsArticle = z.infer<typeof festivalsArticle>;
export type Festival = z.infer<typeof festival>;
export type FestivalDay = z.infer<typeof festivalDay>;

/** The festivals with their scenes, items and zones, in their order. */
export const getFestivalsArticle = (): Promise<FestivalsArticle> =>
  fetchContent(festivalsArticleQuery, festivalsArticle);

import { defineQuery } from 'groq';
import { z } from 'zod';
import { articleFields, articleShape } from './article.ts';
import { fetchContent } from './client.ts';
import { hanzi, inBothLanguages, pinyin, referenced, slug, text, texts } from './fields.ts';
import { picture, pictureFields } from './picture.ts';

const festivalsArticleQuery =
  defineQuery(`*[_type == "festivalsArticle" && _id == "festivals-article"][0] {
  ${articleFields},
  festivals[]-> {
    _id, slug, name, nameAr, chineseName, pinyin, date, dateAr, description, descriptionAr,
    traditions, traditionsAr, foods, foodsAr, significance, significanceAr,
    picture ${pictureFields},
    scene ${pictureFields},
    gameItems[] {
      _key, id, name, chineseName, pinyin, arabicTranslation,
      picture ${pictureFields},
      size, displaySize,
      description, descriptionAr, detailedDescription, detailedDescriptionAr
    },
    dropZones[] { _key, id, position { top, left, width, height }, targetScale }
  }
}`);

/** Items and zones of one scene (platform §3). */
export const ITEMS_PER_FESTIVAL = 4;

const gameItem = z.object({
  _key: text,
  id: slug,
  name: text,
  chineseName: hanzi,
  pinyin,
  arabicTranslation: text,
  picture,
  /** Width in the scene, in percent of the scene's width. */
  size: z.number().positive().max(100),
  /** Width in the tray, in CSS pixels. */
  displaySize: z.number().positive(),
  ...inBothLanguages(text, 'description', 'detailedDescription'),
});

const percent = z.number().min(0).max(100);
const length = percent.positive('must be more than 0');

const position = z
  .object({ top: percent, left: percent, width: length, height: length })
  .refine(({ top, height }) => top + height <= 100, 'must end above the bottom of the scene')
  .refine(({ left, width }) => left + width <= 100, 'must end inside the width of the scene');

const dropZone = z.object({ _key: text, id: slug, position, targetScale: z.number().positive() });

type WithId = { id: string };
const ids = (list: WithId[]) => new Set(list.map(({ id }) => id));

const haveTheSameIds = ({ gameItems, dropZones }: Record<'gameItems' | 'dropZones', WithId[]>) =>
  ids(gameItems).size === gameItems.length &&
  ids(gameItems).symmetricDifference(ids(dropZones)).size === 0;

const FOUR = 'must be four';

const festival = referenced({
  _id: text,
  slug,
  chineseName: hanzi,
  pinyin,
  ...inBothLanguages(text, 'name', 'date', 'description', 'significance'),
  ...inBothLanguages(texts, 'traditions', 'foods'),
  picture,
  scene: picture,
  gameItems: z.array(gameItem, { error: FOUR }).length(ITEMS_PER_FESTIVAL, FOUR),
  dropZones: z.array(dropZone, { error: FOUR }).length(ITEMS_PER_FESTIVAL, FOUR),
}).refine(haveTheSameIds, {
  error: 'must have one zone for each item, by the same id',
  path: ['dropZones'],
});

const festivalsArticle = z.object({
  ...articleShape,
  festivals: z.array(festival, { error: FOUR }).length(4, FOUR),
});

export type FestivalsArticle = z.infer<typeof festivalsArticle>;
export type Festival = z.infer<typeof festival>;
export type GameItem = z.infer<typeof gameItem>;
export type DropZone = z.infer<typeof dropZone>;

/** The four festivals with their scenes, items and zones, in order (platform §2, §3). */
export const getFestivalsArticle = (): Promise<FestivalsArticle> =>
  fetchContent(festivalsArticleQuery, festivalsArticle);

import type { Content, Rule } from '../content.ts';
import { inside, isRecord, listIn, ofType, textIn } from '../walk.ts';

/** A recipe's parts can all be chosen in the game. */
export const choosableParts: Rule = (content) => {
  const [article] = ofType(content, 'radicalsArticle');
  if (!article) return [];
  const characterById = fieldById(content, 'radical');
  const choosable = new Set(idsIn(article, 'selectable'));
  return recipesOf(content, article).flatMap((recipe) => {
    const missing = idsIn(recipe, 'radicals').filter((id) => !choosable.has(id));
    if (missing.length === 0) return [];
    const parts = missing.map((id) => characterById.get(id) ?? id).join(', ');
    const result = textIn(recipe, 'result');
    return [
      {
        document: recipe._id,
        field: 'radicals',
        message: `can’t be chosen in the game: add ${parts} to the radicals of the game first`,
      },
      {
        document: article._id,
        field: 'selectable',
        message: `must have ${parts}: the recipe of ${result} needs it`,
      },
    ];
  });
};

/** What the carousel shows has a picture. */
export const carouselPictures: Rule = (content) =>
  ofType(content, 'radicalsArticle').flatMap((article) => {
    const radicals = new Map(ofType(content, 'radical').map((one) => [one._id, one]));
    return idsIn(article, 'carousel').flatMap((id, index) => {
      const radical = radicals.get(id);
      if (!radical || isRecord(radical['picture'])) return [];
      const message = 'needs a picture, for it stands in the carousel';
      const character = textIn(radical, 'radical');
      return [
        { document: id, field: 'picture', message },
        {
          document: article._id,
          field: inside('carousel', index),
          message: `${character} ${message}`,
        },
      ];
    });
  });

/** The recipes that are in the game. */
const recipesOf = (content: Content, article: unknown) => {
  const shown = new Set(idsIn(article, 'recipes'));
  return ofType(content, 'recipe').filter(({ _id }) => shown.has(_id));
};

const idsIn = (document: unknown, field: string): string[] =>
  listIn(document, field).map((reference) => textIn(reference, '_ref'));

/** The text of a field of each radical, by the radical's id. */
export const fieldById = (content: Content, field: string): ReadonlyMap<string, string> =>
  new Map(ofType(content, 'radical').map((radical) => [radical._id, textIn(radical, field)]));

import type { Content, Rule } from '../content.ts';
import { listIn, ofType, textIn } from '../walk.ts';
import { fieldById } from './radicals.ts';

type Recipe = {
  id: string;
  result: string;
  parts: string[];
  isOrdered: boolean;
  isReviewed: boolean;
};

/** The recipes as learners meet them, their parts as characters. */
const readRecipes = (content: Content): Recipe[] => {
  const characterById = fieldById(content, 'radical');
  return ofType(content, 'recipe').map((recipe) => ({
    id: recipe._id,
    result: textIn(recipe, 'result'),
    parts: listIn(recipe, 'radicals').map((one) => characterById.get(textIn(one, '_ref')) ?? '?'),
    isOrdered: recipe['ordered'] === true,
    isReviewed: recipe['reviewed'] === true,
  }));
};

/** The same parts make one character only, unless their order decides. */
export const unambiguousRecipes: Rule = (content) => {
  const earlier: Recipe[] = [];
  return readRecipes(content).flatMap((recipe) => {
    const { id, parts } = recipe;
    const rival = earlier.find((one) => isSame(one, recipe));
    earlier.push(recipe);
    if (!rival) return [];
    const message =
      `${parts.join(' + ')} make ${rival.result} already: choose other parts, ` +
      'or, where the order decides, tick “The order matters” in both recipes and order them differently';
    return [{ document: id, field: 'radicals', message }];
  });
};

const isSame = (one: Recipe, other: Recipe): boolean =>
  one.isOrdered && other.isOrdered
    ? one.parts.join('') === other.parts.join('')
    : one.parts.toSorted().join('') === other.parts.toSorted().join('');

/** Somebody has compared the parts of each recipe with its character. */
export const reviewedRecipes: Rule = (content) =>
  readRecipes(content)
    .filter(({ isReviewed }) => !isReviewed)
    .map(({ id, result, parts }) => ({
      document: id,
      field: 'reviewed',
      message:
        `look ${result} up in a dictionary that names its parts; ` +
        `if ${parts.join(' + ')} are truly seen in it, tick this`,
    }));

/** A recipe that the article does not list is in no game. */
export const shownRecipes: Rule = (content) => {
  const [article] = ofType(content, 'radicalsArticle');
  const shown = new Set(listIn(article, 'recipes').map((one) => textIn(one, '_ref')));
  return ofType(content, 'recipe')
    .filter(({ _id }) => article && !shown.has(_id))
    .map(({ _id }) => ({
      document: _id,
      field: 'result',
      message: 'is not in the game yet: add it to the recipes of the radicals article',
      severity: 'warning',
    }));
};

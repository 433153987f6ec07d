import type { Content, Problem, Rule } from '../content.ts';
import { type ReviewedRecipe, partsOfIds } from '../reviewed-recipes.ts';
import { listIn, ofType, textIn } from '../walk.ts';
import { fieldById } from './radicals.ts';

/** Fewer leave the game too small; more are welcome, as far as each is reviewed. */
const MIN_RECIPES = 27;

/** The one pair of parts whose order matters (platform §4). */
const ORDERED: Record<string, string> = { 口木: '呆', 木口: '杏' };

type Read = { id: string; result: string; parts: string[]; ordered: boolean };

const readRecipes = (content: Content): Read[] => {
  const characterById = fieldById(content, 'radical');
  return ofType(content, 'recipe').map((recipe) => ({
    id: recipe._id,
    result: textIn(recipe, 'result'),
    parts: listIn(recipe, 'radicals').map((one) => characterById.get(textIn(one, '_ref')) ?? '?'),
    ordered: recipe['ordered'] === true,
  }));
};

const sorted = (parts: readonly string[]): string => [...parts].sort().join('');

/** Recipes are enough for a game, all in the article, of two or three parts. */
export const recipeList: Rule = (content) => {
  const recipes = readRecipes(content);
  const inArticle = new Set(
    listIn(ofType(content, 'radicalsArticle')[0], 'recipes').map((one) => textIn(one, '_ref')),
  );
  const problems: Problem[] = recipes.flatMap(({ id, parts, result }) => [
    ...(inArticle.has(id)
      ? []
      : [{ document: id, field: '_id', message: 'is not in the article' }]),
    ...(parts.length === 2 || parts.length === 3
      ? []
      : [{ document: id, field: 'radicals', message: 'must be two or three' }]),
    ...(/^\p{Script=Han}$/u.test(result)
      ? []
      : [{ document: id, field: 'result', message: 'must be one character' }]),
  ]);
  if (recipes.length < MIN_RECIPES) {
    const message = `must be at least ${MIN_RECIPES}, found ${recipes.length}`;
    problems.push({ document: 'radicals-article', field: 'recipes', message });
  }
  return problems;
};

/** The same parts make one character only, except mouth and wood, whose order decides. */
export const unambiguousRecipes: Rule = (content) => {
  const seen = new Map<string, string>();
  return readRecipes(content).flatMap(({ id, parts, result, ordered }) => {
    const written = parts.join('');
    const isOrderedPair = written in ORDERED;
    const key = isOrderedPair ? written : sorted(parts);
    const earlier = seen.get(key);
    seen.set(key, id);
    return [
      ...(earlier
        ? [{ document: id, field: 'radicals', message: `are the parts of ${earlier} already` }]
        : []),
      ...(ordered === isOrderedPair
        ? []
        : [
            { document: id, field: 'ordered', message: 'is for mouth and wood, and only for them' },
          ]),
      ...(!isOrderedPair || ORDERED[written] === result
        ? []
        : [{ document: id, field: 'result', message: `must be ${ORDERED[written] ?? ''}` }]),
    ];
  });
};

/** Each recipe was reviewed, and its parts are the parts of the character's decomposition. */
export const reviewedParts =
  (reviewed: readonly ReviewedRecipe[]): Rule =>
  (content) =>
    readRecipes(content).flatMap(({ id, result, parts }) => {
      const review = reviewed.find((one) => one.result === result);
      if (!review) {
        const message = `${result} is not in cms/check/reviewed-recipes.json`;
        return [{ document: id, field: 'result', message }];
      }
      const isSame = review.parts.join('') === parts.join('');
      if (isSame && sorted(partsOfIds(review.ids)) === sorted(parts)) return [];
      const message = `${result} is ${review.ids}, which is not ${parts.join(' + ')}`;
      return [{ document: id, field: 'radicals', message }];
    });

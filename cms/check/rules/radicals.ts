import type { Content, Problem, Rule } from '../content.ts';
import { listIn, ofType, textIn } from '../walk.ts';

/** Radicals of the carousel and of the game, in order (platform §2). */
const CAROUSEL = ['mouth', 'mountain', 'big', 'field', 'wood'];
const SELECTABLE = [
  ...['woman', 'mountain', 'person', 'fire', 'sun', 'child', 'mouth', 'wood'],
  ...['water', 'moon', 'work', 'white', 'power', 'earth', 'small'],
];

/** The article shows the specified radicals in the specified order. */
export const specifiedRadicals: Rule = (content) => {
  const article = ofType(content, 'radicalsArticle')[0];
  const slugById = fieldById(content, 'slug');
  const find = (field: string, expected: string[]): Problem[] => {
    const found = listIn(article, field).map((one) => slugById.get(textIn(one, '_ref')));
    if (found.join() === expected.join()) return [];
    const message = `must be ${expected.join(', ')}`;
    return [{ document: 'radicals-article', field, message }];
  };
  const selectable = new Set(listIn(article, 'selectable').map((one) => textIn(one, '_ref')));
  const unreachable = ofType(content, 'recipe').filter((recipe) =>
    listIn(recipe, 'radicals').some((one) => !selectable.has(textIn(one, '_ref'))),
  );
  return [
    ...find('carousel', CAROUSEL),
    ...find('selectable', SELECTABLE),
    ...unreachable.map(({ _id }) => ({
      document: _id,
      field: 'radicals',
      message: 'has a part that can’t be selected in the game',
    })),
  ];
};

/** The text of a field of each radical, by the radical's id. */
export const fieldById = (content: Content, field: string): ReadonlyMap<string, string> =>
  new Map(ofType(content, 'radical').map((radical) => [radical._id, textIn(radical, field)]));

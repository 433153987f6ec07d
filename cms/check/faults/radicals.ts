import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { type Faults, drop, fault } from './fault.ts';

const isPair = ({ _type, radicals }: SanityDocument) =>
  _type === 'recipe' && Array.isArray(radicals) && radicals.length === 2;

/** What radicals and recipes can get wrong. */
export const radicalsFaults = {
  'specified radicals': [
    fault('another order', 'radicals-article › selectable', (find) => {
      find('radicals-article').selectable.reverse();
    }),
    fault('a radical less', 'radicals-article › carousel', (find) => {
      find('radicals-article').carousel.pop();
    }),
    fault('a part without a button', 'recipe-hao-597d › radicals', (find) => {
      find('recipe-hao-597d').radicals[0]._ref = 'radical-big';
    }),
  ],
  'recipe list': [
    fault('far fewer recipes', 'radicals-article › recipes', (_, content) => {
      for (const { _id } of content.documents.filter(isPair)) drop(content, _id);
    }),
    fault('one that the article leaves out', 'recipe-hao-597d › _id', (find) => {
      find('radicals-article').recipes.shift();
    }),
    fault('four parts', 'recipe-sen-68ee › radicals', (find) => {
      find('recipe-sen-68ee').radicals.push({ _ref: 'radical-wood' });
    }),
    fault('two characters', 'recipe-sen-68ee › result', (find) => {
      find('recipe-sen-68ee').result = '森林';
    }),
  ],
  'unambiguous recipes': [
    fault('the same parts twice', 'recipe-ming-660e › radicals', (find) => {
      find('recipe-ming-660e').radicals = find('recipe-hao-597d').radicals.toReversed();
    }),
    fault('an order where none matters', 'recipe-hao-597d › ordered', (find) => {
      find('recipe-hao-597d').ordered = true;
    }),
    fault('no order for mouth and wood', 'recipe-dai-5446 › ordered', (find) => {
      find('recipe-dai-5446').ordered = false;
    }),
    fault('mouth and wood exchanged', 'recipe-dai-5446 › result', (find) => {
      find('recipe-dai-5446').result = '杏';
    }),
  ],
  'reviewed recipes': [
    fault('a character nobody reviewed', 'recipe-hao-597d › result', (find) => {
      find('recipe-hao-597d').result = '妈';
    }),
    fault('parts that are not in it', 'recipe-ming-660e › radicals', (find) => {
      find('recipe-ming-660e').radicals[1]._ref = 'radical-water';
    }),
  ],
} satisfies Faults;

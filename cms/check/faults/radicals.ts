import { type Faults, fault } from './fault.ts';

/** What radicals and recipes can get wrong. */
export const radicalsFaults = {
  'carousel pictures': [
    fault('none', 'radical-mouth › picture', (find) => {
      delete find('radical-mouth').picture;
    }),
    fault('a radical without one', 'radicals-article › carousel[0]', (find) => {
      find('radicals-article').carousel[0]._ref = 'radical-woman';
    }),
  ],
  'choosable parts': [
    fault('a part without a button', 'recipe-hao-597d › radicals', (find) => {
      find('recipe-hao-597d').radicals[0]._ref = 'radical-big';
    }),
    fault('a button less', 'radicals-article › selectable', (find) => {
      find('radicals-article').selectable.shift();
    }),
  ],
  'unambiguous recipes': [
    fault('the same parts twice', 'recipe-ming-660e › radicals', (find) => {
      find('recipe-ming-660e').radicals = find('recipe-hao-597d').radicals.toReversed();
    }),
    fault('no order where one decides', 'recipe-xing-674f › radicals', (find) => {
      find('recipe-dai-5446').ordered = false;
    }),
    fault('one order twice', 'recipe-xing-674f › radicals', (find) => {
      find('recipe-xing-674f').radicals.reverse();
    }),
  ],
  'reviewed recipes': [
    fault('nobody looked', 'recipe-hao-597d › reviewed', (find) => {
      find('recipe-hao-597d').reviewed = false;
    }),
  ],
  'shown recipes': [
    fault('one that the article leaves out', 'recipe-hao-597d › result', (find) => {
      find('radicals-article').recipes.shift();
    }),
  ],
} satisfies Faults;

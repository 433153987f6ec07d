import { type Faults, fault } from './fault.ts';

const imageOf = (_ref: string) => ({ _type: 'image', asset: { _type: 'reference', _ref } });

/** What festivals, levels, cards and addresses can get wrong. */
export const articlesFaults = {
  'zones in the scene': [
    fault('out to the right', 'festival-spring › gameItems[0].zone.position', (find) => {
      find('festival-spring').gameItems[0].zone.position.left = 95;
    }),
    fault('out below', 'festival-spring › gameItems[1].zone.position', (find) => {
      find('festival-spring').gameItems[1].zone.position.top = 90;
    }),
  ],
  'days of festivals': [
    fault('an end before its start', 'festival-spring › days[2].end', (find) => {
      find('festival-spring').days[2].end = '2028-01-25';
    }),
    fault('a later year above an earlier one', 'festival-qingming › days[1].start', (find) => {
      find('festival-qingming').days.reverse();
    }),
    fault('no days', 'festival-spring › days', (find) => {
      delete find('festival-spring').days;
    }),
    fault('days of the past alone', 'festival-spring › days', (find) => {
      find('festival-spring').days.length = 1;
    }),
  ],
  'enough pixels': [
    fault('a small file', 'festival-spring › picture', (find) => {
      find('festival-spring').picture.asset = imageOf('image-0a1b-640x360-webp');
    }),
    fault('a large file of which a crop leaves little', 'festival-spring › scene', (find) => {
      const crop = { top: 0, bottom: 0, left: 0.2, right: 0.3 };
      find('festival-spring').scene.asset = { ...imageOf('image-0a1b-1600x900-webp'), crop };
    }),
    fault('an item smaller than its place', 'festival-spring › gameItems[1].picture', (find) => {
      find('festival-spring').gameItems[1].picture.asset = imageOf('image-0a1b-200x200-webp');
    }),
  ],
  'practised characters': [
    fault('a character twice', 'hanzi-level-2 › characters[0].char', (find) => {
      find('hanzi-level-2').characters[0].char = '一';
    }),
    fault('no stroke data', 'hanzi-level-5 › characters[0].char', (find) => {
      find('hanzi-level-5').characters[0].char = '𪚥';
    }),
  ],
  'used characters': [
    fault('a word without it', 'hanzi-level-1 › characters[0].word.chinese', (find) => {
      find('hanzi-level-1').characters[0].word = {
        _type: 'usage',
        chinese: '二月',
        pinyin: 'èr yuè',
        meaning: 'February',
        meaningAr: 'فبراير',
      };
    }),
  ],
  'open cards': [
    fault('no article to open', 'card-phrases › article', (find) => {
      delete find('card-phrases').article;
    }),
    fault('no game to open', 'card-four-tones › game', (find) => {
      find('card-four-tones').status = 'available';
    }),
  ],
  'walkable paths': [
    fault('a step twice', 'path-travel › steps[1].group', (find) => {
      find('path-travel').steps[1].group._ref = find('path-travel').steps[0].group._ref;
    }),
    fault('two steps of one name', 'path-travel › steps[1].title', (find) => {
      const [first, second] = find('path-travel').steps;
      second.title = find(first.group._ref).title.toUpperCase();
    }),
    fault('a section that stands nowhere', 'path-travel › steps[0].group', (find) => {
      find('phrases-article').sections.shift();
    }),
    fault('a goal of two paths', 'path-culture › goals[0]', (find) => {
      find('path-culture').goals = ['travel'];
    }),
  ],
  'on some path': [
    fault('a section on no path', 'phrases-basic-greeting › title', (find, { documents }) => {
      for (const path of documents) if (path._type === 'learningPath') find(path._id).steps = [];
    }),
    fault('a level on no path', 'hanzi-level-5 › title', (find) => {
      find('path-school').steps = find('path-school').steps.filter(
        ({ group }: { group: { _ref: string } }) => group._ref !== 'hanzi-level-5',
      );
    }),
    fault('a dialogue on no path', 'dialogue-at-the-market › title', (find, { documents }) => {
      documents.push({
        ...find('phrases-basic-greeting'),
        _id: 'dialogue-at-the-market',
        _type: 'dialogue',
      });
    }),
    fault('a festival on no path', 'festival-lantern › name', (find, { documents }) => {
      documents.push({ ...find('festival-spring'), _id: 'festival-lantern' });
    }),
  ],
  'own addresses': [
    fault('two festivals at one address', 'festival-qingming › slug', (find) => {
      find('festival-qingming').slug = 'spring';
    }),
    fault('two paths of one name', 'path-trade › slug', (find) => {
      find('path-trade').slug = 'travel';
    }),
    fault('a page of the code moved', 'radicals-article › slug', (find) => {
      find('radicals-article').slug = 'radicals';
    }),
    fault('the address of another article', 'radicals-article › slug', (find) => {
      find('phrases-article').slug = 'basics-to-radicals';
    }),
  ],
} satisfies Faults;

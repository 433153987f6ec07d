import { type Faults, fault } from './fault.ts';

/** What any document can get wrong. */
export const fieldsFaults = {
  'fits the schema': [
    fault('a misspelt field', 'home-page › heroTitel', (find) => {
      find('home-page').heroTitel = 'Hello';
    }),
    fault('an empty field', 'home-page › heroTitle', (find) => {
      find('home-page').heroTitle = ' ';
    }),
    fault('an empty Arabic field', 'home-page › heroTitleAr', (find) => {
      find('home-page').heroTitleAr = '';
    }),
    fault('an empty English field', 'site-settings › brand.name', (find) => {
      delete find('site-settings').brand.name;
    }),
    fault('an empty field deep inside', 'festival-spring › gameItems[0].pinyin', (find) => {
      delete find('festival-spring').gameItems[0].pinyin;
    }),
    fault('a text for a number', 'hanzi-level-1 › level', (find) => {
      find('hanzi-level-1').level = '1';
    }),
    fault('a text for a list', 'phrases-article › introduction', (find) => {
      find('phrases-article').introduction = 'One paragraph';
    }),
    fault('no picture', 'card-phrases › picture.asset', (find) => {
      find('card-phrases').picture.asset = { _type: 'image' };
    }),
    fault('a value that is not offered', 'card-phrases › status', (find) => {
      find('card-phrases').status = 'soon';
    }),
    fault('a member that the list does not take', 'phrases-basic-greeting › phrases[0]', (find) => {
      find('phrases-basic-greeting').phrases[0]._type = 'word';
    }),
    fault('a type that is not there', 'card-phrases › _type', (find) => {
      find('card-phrases')._type = 'card';
    }),
  ],
  'field forms': [
    fault('space around a text', 'home-page › heroTitle', (find) => {
      find('home-page').heroTitle = 'Hello ';
    }),
    fault('space around a paragraph', 'phrases-article › introduction[0]', (find) => {
      find('phrases-article').introduction[0] += ' ';
    }),
    fault('a paragraph left empty', 'festival-spring › foods[1]', (find) => {
      find('festival-spring').foods[1] = '';
    }),
    fault('an address with a space', 'festival-spring › slug', (find) => {
      find('festival-spring').slug = 'spring festival';
    }),
    fault('two characters for one', 'recipe-sen-68ee › result', (find) => {
      find('recipe-sen-68ee').result = '森林';
    }),
    fault('two side forms in one', 'radical-water › sideForms[0]', (find) => {
      find('radical-water').sideForms = ['氵氺'];
    }),
    fault('four parts', 'recipe-sen-68ee › radicals', (find) => {
      find('recipe-sen-68ee').radicals.push({ _ref: 'radical-wood' });
    }),
    fault('one item alone', 'festival-spring › gameItems', (find) => {
      find('festival-spring').gameItems.length = 1;
    }),
    fault('nine items', 'festival-spring › gameItems', (find) => {
      const { gameItems } = find('festival-spring');
      gameItems.push(...gameItems, gameItems[0]);
    }),
    fault('no height', 'festival-spring › gameItems[1].zone.position.height', (find) => {
      find('festival-spring').gameItems[1].zone.position.height = 0;
    }),
    fault('no address of the web', 'site-settings › aboutUrl', (find) => {
      find('site-settings').aboutUrl = 'hanlu';
    }),
  ],
  'own ids': [
    fault('two documents with one id', 'tutor-faq-1 › _id', (find) => {
      find('tutor-faq-2')._id = 'tutor-faq-1';
    }),
    fault('an id with a dot', 'tutor.faq › _id', (find) => {
      find('tutor-faq-2')._id = 'tutor.faq';
    }),
  ],
  'own keys': [
    fault('a key twice', 'phrases-basic-greeting › phrases[1]._key', (find) => {
      find('phrases-basic-greeting').phrases[1]._key = 'p01';
    }),
    fault('no key', 'phrases-article › sections[2]._key', (find) => {
      delete find('phrases-article').sections[2]._key;
    }),
  ],
  'both languages': [
    fault('an optional description in Arabic alone', 'card-phrases › picture.altAr', (find) => {
      find('card-phrases').picture.alt = '';
      find('card-phrases').picture.altAr = 'شارع';
    }),
    fault('a paragraph less', 'festival-spring › foodsAr', (find) => {
      find('festival-spring').foodsAr.pop();
    }),
    fault('an optional note in one language', 'recipe-hao-597d › noteAr', (find) => {
      delete find('recipe-hao-597d').noteAr;
    }),
  ],
  'references resolve': [
    fault('a document that is not there', 'phrases-article › sections[0]', (find) => {
      find('phrases-article').sections[0]._ref = 'phrases-none';
    }),
    fault('a document of another type', 'recipe-hao-597d › radicals[1]', (find) => {
      find('recipe-hao-597d').radicals[1]._ref = 'card-phrases';
    }),
  ],
  'assets on disk': [
    fault('no file', 'card-phrases › picture.asset._sanityAsset', (find) => {
      find('card-phrases').picture.asset._sanityAsset = 'image@file://./images/none.webp';
    }),
    fault('another kind of source', 'home-page › tutorPicture.asset._sanityAsset', (find) => {
      find('home-page').tutorPicture.asset._sanityAsset = 'https://example.com/tutor.webp';
    }),
  ],
} satisfies Faults;

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
    fault('an empty field deep inside', 'festival-spring › gameItems[0].pinyin', (find) => {
      delete find('festival-spring').gameItems[0].pinyin;
    }),
    fault('a text for a number', 'hanzi-level-1 › level', (find) => {
      find('hanzi-level-1').level = '1';
    }),
    fault('a text for a list', 'phrases-article › introduction', (find) => {
      find('phrases-article').introduction = 'One paragraph';
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
    fault('an empty Arabic field', 'home-page › heroTitleAr', (find) => {
      find('home-page').heroTitleAr = '';
    }),
    fault('an empty English field', 'site-settings › brand.nameAr', (find) => {
      delete find('site-settings').brand.name;
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
  'pictures on disk': [
    fault('no file', 'card-phrases › picture.asset._sanityAsset', (find) => {
      find('card-phrases').picture.asset._sanityAsset = 'image@file://./images/none.webp';
    }),
    fault('another kind of source', 'home-page › tutorPicture.asset._sanityAsset', (find) => {
      find('home-page').tutorPicture.asset._sanityAsset = 'https://example.com/tutor.webp';
    }),
  ],
} satisfies Faults;

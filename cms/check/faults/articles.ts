import { type Faults, drop, fault } from './fault.ts';

/** What articles, levels, cards and questions can get wrong. */
export const articlesFaults = {
  'phrase sections': [
    fault('another order', 'phrases-article › sections', (find) => {
      find('phrases-article').sections.reverse();
    }),
    fault('another title', 'phrases-article › sections', (find) => {
      find('phrases-basic-greeting').title = 'Greetings';
    }),
    fault('too few phrases', 'phrases-basic-greeting › phrases', (find) => {
      find('phrases-basic-greeting').phrases.length = 7;
    }),
    fault('too few words', 'phrases-dining-made-simple › phrases', (find) => {
      const { phrases } = find('phrases-dining-made-simple');
      for (const phrase of phrases.slice(0, phrases.length / 4 + 1)) delete phrase.words;
    }),
  ],
  'festival items': [
    fault('an item less', 'festival-spring › gameItems', (find) => {
      find('festival-spring').gameItems.pop();
    }),
    fault('a zone for no item', 'festival-qingming › dropZones', (find) => {
      find('festival-qingming').dropZones[0].id = 'lantern';
    }),
    fault('another order', 'festivals-article › festivals', (find) => {
      find('festivals-article').festivals.reverse();
    }),
  ],
  'zones in the scene': [
    fault('out to the right', 'festival-spring › dropZones[0].position', (find) => {
      find('festival-spring').dropZones[0].position.left = 95;
    }),
    fault('without height', 'festival-spring › dropZones[1].position', (find) => {
      find('festival-spring').dropZones[1].position.height = 0;
    }),
  ],
  'five levels': [
    fault('a character less', 'hanzi-level-3 › characters', (find) => {
      find('hanzi-level-3').characters.pop();
    }),
    fault('another title', 'hanzi-level-5 › title', (find) => {
      find('hanzi-level-5').title = 'Masters';
    }),
    fault('a level less', 'hanzi-levels › level', (_, content) => {
      drop(content, 'hanzi-level-4');
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
  'seven questions': [
    fault('a question less', 'tutor-faqs › order', (_, content) => {
      drop(content, 'tutor-faq-3');
    }),
    fault('two in one place', 'tutor-faq-2 › order', (find) => {
      find('tutor-faq-2').order = 1;
    }),
  ],
  'six cards': [
    fault('an address for a card that is coming', 'content-cards › order', (find) => {
      find('card-coming-tones').slug = 'four-tones';
    }),
    fault('two in one place', 'card-radicals › order', (find) => {
      find('card-radicals').order = 2;
    }),
  ],
} satisfies Faults;

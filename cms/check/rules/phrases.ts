import type { Rule } from '../content.ts';
import { hanziOf, lettersOf } from '../pinyin.ts';
import { inside, listIn, ofType, textIn } from '../walk.ts';

/** Sections of the phrases article, in order (platform §2; content conventions). */
const SECTIONS = ['Basic Greeting', 'Dining Made Simple', 'Getting Around', 'Emergency Essentials'];
const MIN_PHRASES = 8;
const MIN_SHARE_WITH_WORDS = 3 / 4;

/** The words of a phrase, one after another, are the phrase, in characters and in pinyin. */
export const wordsJoin: Rule = (content) =>
  ofType(content, 'phraseSection').flatMap((section) =>
    listIn(section, 'phrases').flatMap((phrase, index) => {
      const words = listIn(phrase, 'words');
      if (words.length === 0) return [];
      const place = { document: section._id, field: inside(inside('phrases', index), 'words') };
      const join = (field: string) => words.map((word) => textIn(word, field)).join('');
      const chinese = hanziOf(join('chinese')).join('');
      const pinyin = lettersOf(join('pinyin'));
      return [
        ...(chinese === hanziOf(textIn(phrase, 'chinese')).join('')
          ? []
          : [{ ...place, message: `join to ${chinese}, not to ${textIn(phrase, 'chinese')}` }]),
        ...(pinyin === lettersOf(textIn(phrase, 'pinyin'))
          ? []
          : [{ ...place, message: `join to ${pinyin}, not to ${textIn(phrase, 'pinyin')}` }]),
      ];
    }),
  );

/** The article has its four sections, each with phrases enough, most of them cut into words. */
export const phraseSections: Rule = (content) => {
  const sections = new Map(ofType(content, 'phraseSection').map((one) => [one._id, one]));
  const inOrder = listIn(ofType(content, 'phrasesArticle')[0], 'sections').map((reference) =>
    sections.get(textIn(reference, '_ref')),
  );
  const titles = inOrder.map((section) => textIn(section, 'title'));
  const wrongTitles =
    titles.join() === SECTIONS.join()
      ? []
      : [
          {
            document: 'phrases-article',
            field: 'sections',
            message: `must be ${SECTIONS.join(', ')}`,
          },
        ];
  const thin = [...sections.values()].flatMap((section) => {
    const phrases = listIn(section, 'phrases');
    const withWords = phrases.filter((phrase) => listIn(phrase, 'words').length > 0);
    const place = { document: section._id, field: 'phrases' };
    return [
      ...(phrases.length >= MIN_PHRASES ? [] : [{ ...place, message: 'must be eight or more' }]),
      ...(withWords.length >= phrases.length * MIN_SHARE_WITH_WORDS
        ? []
        : [{ ...place, message: 'must have words in three quarters of them' }]),
    ];
  });
  return [...wrongTitles, ...thin];
};

import type { Rule } from '../content.ts';
import { hanziOf, lettersOf } from '../pinyin.ts';
import { inside, listIn, ofType, textIn } from '../walk.ts';

/** A phrase stands in one section; a second time it asks for a second look. */
export const ownPhrases: Rule = (content) => {
  const holders = new Map<string, string>();
  return ofType(content, 'phraseSection').flatMap((section) =>
    listIn(section, 'phrases').flatMap((phrase, index) => {
      const chinese = hanziOf(textIn(phrase, 'chinese')).join('');
      const holder = holders.get(chinese);
      holders.set(chinese, textIn(section, 'title'));
      if (holder === undefined) return [];
      const field = inside(inside('phrases', index), 'chinese');
      const message = `stands in “${holder}” already`;
      return [{ document: section._id, field, message, severity: 'warning' as const }];
    }),
  );
};

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

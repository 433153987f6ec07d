import type { Content, Rule } from '../content.ts';
import { hanziOf, lettersOf } from '../pinyin.ts';
import { inside, listIn, textIn } from '../walk.ts';

/** What is said whole, by the type of its document and the list there. */
const LISTS: Readonly<Record<string, string>> = { phraseSection: 'phrases', dialogue: 'lines' };

const phrasesIn = ({ documents }: Content) =>
  documents.flatMap((document) => {
    const list = LISTS[document._type];
    if (!list) return [];
    return listIn(document, list).map((phrase, index) => ({
      document,
      phrase,
      field: inside(list, index),
    }));
  });

/** A phrase stands in one section or dialogue; a second time it asks for a second look. */
export const ownPhrases: Rule = (content) => {
  const holders = new Map<string, string>();
  return phrasesIn(content).flatMap(({ document, phrase, field }) => {
    const chinese = hanziOf(textIn(phrase, 'chinese')).join('');
    const holder = holders.get(chinese);
    holders.set(chinese, textIn(document, 'title'));
    if (holder === undefined) return [];
    const message = `stands in “${holder}” already`;
    return [
      {
        document: document._id,
        field: inside(field, 'chinese'),
        message,
        severity: 'warning' as const,
      },
    ];
  });
};

/** The words of a phrase, one after another, are the phrase, in characters and in pinyin. */
export const wordsJoin: Rule = (content) =>
  phrasesIn(content).flatMap(({ document, phrase, field }) => {
    const words = listIn(phrase, 'words');
    if (words.length === 0) return [];
    const place = { document: document._id, field: inside(field, 'words') };
    const join = (name: string) => words.map((word) => textIn(word, name)).join('');
    const chinese = hanziOf(join('chinese')).join('');
    const pinyin = lettersOf(join('pinyin'));
    const written = textIn(phrase, 'pinyin');
    return [
      ...(chinese === hanziOf(textIn(phrase, 'chinese')).join('')
        ? []
        : [{ ...place, message: `join to ${chinese}, not to ${textIn(phrase, 'chinese')}` }]),
      ...(written.trim() === '' || pinyin === lettersOf(written)
        ? []
        : [{ ...place, message: `join to ${pinyin}, not to ${written}` }]),
    ];
  });

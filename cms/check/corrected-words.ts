import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { wordId, wordIdsOf } from '#src/domain/learning/item.ts';
import type { Content, Problem } from './content.ts';
import { inside, listIn, textIn } from './walk.ts';

type Word = {
  /** The keys on the way to it, which stay when it is moved. */
  place: string;
  field: string;
  chinese: string;
  pinyin: string;
  formerPinyin: string;
};

/** The words that are learnt as such: those of phrases, and those of the sounds. */
const wordsOf = (document: SanityDocument): Word[] => {
  const wordsIn = (holder: unknown, field: string) =>
    listIn(holder, 'words').map((word, index) => ({
      place: `${textIn(holder, '_key')} ${textIn(word, '_key')}`,
      field: inside(inside(field, 'words'), index),
      chinese: textIn(word, 'chinese'),
      pinyin: textIn(word, 'pinyin'),
      formerPinyin: textIn(word, 'formerPinyin'),
    }));
  if (document._type === 'soundsArticle') return wordsIn(document, '');
  if (document._type !== 'phraseSection') return [];
  return listIn(document, 'phrases').flatMap((phrase, index) =>
    wordsIn(phrase, inside('phrases', index)),
  );
};

/**
 * Words of a document under which nobody would find any more what they know of them (LEARNING-23): a
 * word that was published goes on as it was, and one whose pinyin is corrected as what stood in its
 * place. `now` has the document as it is to be, `published` all as readers have it.
 */
export const forgottenWords = (
  document: SanityDocument,
  now: Content,
  published: Content,
): Problem[] => {
  const words = published.documents.flatMap(wordsOf);
  const idBefore = wordIdsOf(words);
  const known = new Set(words.map(idBefore));
  const idNow = wordIdsOf(now.documents.flatMap(wordsOf));
  const before = published.documents.find(({ _id }) => _id === document._id);
  const places = new Map(before && wordsOf(before).map((word) => [word.place, word]));

  const idOfOld = (word: Word) => {
    const same = idBefore(word);
    if (known.has(same)) return same;
    const earlier = places.get(word.place);
    return earlier?.chinese === word.chinese ? idBefore(earlier) : undefined;
  };
  return wordsOf(document).flatMap((word) => {
    const id = idOfOld(word);
    if (id === undefined || id === idNow(word)) return [];
    const first = id.slice(id.lastIndexOf('.') + 1);
    const wanted = id === wordId(word.chinese, word.pinyin) ? 'empty' : `“${first}”`;
    return [
      {
        document: document._id,
        field: `${word.field}.formerPinyin`,
        message: `must be ${wanted}: people learn ${word.chinese} as “${first}”, and keep what they know of it by that`,
      },
    ];
  });
};

import type { SanityDocument } from '#src/content/embedded-dataset.ts';
import { wordIdsOf } from '#src/domain/learning/item.ts';
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

const known = ({ documents }: Content) => {
  const words = documents.flatMap(wordsOf);
  const idOf = wordIdsOf(words);
  return { idOf, ids: new Set(words.map(idOf)) };
};

/**
 * Words of a document whose pinyin was corrected without a word about what it was: nobody would know
 * them any more, since what learners know is kept by the first pinyin (LEARNING-23).
 */
export const forgottenWords = (
  document: SanityDocument,
  now: Content,
  published: Content,
): Problem[] => {
  const before = published.documents.find(({ _id }) => _id === document._id);
  if (!before) return [];
  const was = known(published);
  const is = known(now);
  const wordsBefore = new Map(wordsOf(before).map((word) => [word.place, word]));
  return wordsOf(document).flatMap((word) => {
    const earlier = wordsBefore.get(word.place);
    if (earlier?.chinese !== word.chinese) return [];
    const id = was.idOf(earlier);
    if (is.ids.has(id)) return [];
    const first = id.slice(id.lastIndexOf('.') + 1);
    return [
      {
        document: document._id,
        field: `${word.field}.formerPinyin`,
        message: `must be “${first}”, as the word was published: by it learners keep what they know of ${word.chinese}`,
      },
    ];
  });
};

import { wordIdsOf } from '#src/domain/learning/item.ts';
import { getPhrasesArticles } from './phrases.ts';
import { getSoundsArticle } from './sounds.ts';

/** What names the words of the phrases and of the sounds: the same word alike in all of them. */
export const getWordIds = async () => {
  const [articles, sounds] = await Promise.all([getPhrasesArticles(), getSoundsArticle()]);
  const phrases = articles.flatMap(({ sections }) => sections.flatMap((one) => one.phrases));
  return wordIdsOf([...phrases.flatMap(({ words }) => words), ...sounds.words]);
};

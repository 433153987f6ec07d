import type { Phrase, Word } from '#src/content/phrases.ts';

type PhrasePart = { text: string; word?: Word; after?: string };

/**
 * A phrase as a run of words, each with the punctuation after it (PHRASES-5). A phrase without
 * words is one part. A word that is not found in its place stays plain text.
 */
export const splitIntoWords = ({ chinese, words }: Pick<Phrase, 'chinese' | 'words'>) => {
  const parts: PhrasePart[] = [];
  let at = 0;
  const addRest = (text: string) => {
    const last = parts.at(-1);
    if (last) last.after = text;
    else parts.push({ text });
  };
  for (const word of words) {
    const start = chinese.indexOf(word.chinese, at);
    if (start < 0) continue;
    if (start > at) addRest(chinese.slice(at, start));
    parts.push({ text: word.chinese, word });
    at = start + word.chinese.length;
  }
  if (at < chinese.length) addRest(chinese.slice(at));
  return parts;
};

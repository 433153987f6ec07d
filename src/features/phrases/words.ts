export type PhrasePart<W> = { text: string; word?: W };

/**
 * A phrase as a run of words and the punctuation between them (platform §2). A phrase without
 * words is one part. A word that is not found in its place stays plain text.
 */
export const splitIntoWords = <W extends { chinese: string }>({
  chinese,
  words,
}: {
  chinese: string;
  words: readonly W[];
}): PhrasePart<W>[] => {
  const parts: PhrasePart<W>[] = [];
  let at = 0;
  for (const word of words) {
    const start = chinese.indexOf(word.chinese, at);
    if (start < 0) continue;
    if (start > at) parts.push({ text: chinese.slice(at, start) });
    parts.push({ text: word.chinese, word });
    at = start + word.chinese.length;
  }
  return at < chinese.length ? [...parts, { text: chinese.slice(at) }] : parts;
};

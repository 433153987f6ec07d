/** A stretch of a text: plain words, a Chinese word, a written form without a sound, or pinyin. */
export type ProsePart = { kind: 'text' | 'word' | 'form' | 'pinyin'; text: string };

/** Forms that a radical takes inside a character; alone they are never said. */
const SIDE_FORMS = '亻氵扌灬忄讠饣纟钅犭礻衤刂艹辶阝冫宀';

const HANZI_RUN = /\p{Script=Han}[\p{Script=Han}，。！？、；：《》·]*/u.source;
const PINYIN_IN_PARENTHESES = /\([\p{Script=Latin}\p{M}’' -]+\)/u.source;
const RUN = new RegExp(`(${HANZI_RUN})(?:( ?)(${PINYIN_IN_PARENTHESES}))?`, 'gu');

const isForm = (run: string) => [...run].every((character) => SIDE_FORMS.includes(character));

/** Splits a text in any language into plain stretches, Chinese words and the pinyin after them. */
export const splitProse = (text: string): ProsePart[] => {
  const parts: ProsePart[] = [];
  let end = 0;
  for (const match of text.matchAll(RUN)) {
    const [whole, run = '', space = '', pinyin] = match;
    parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: isForm(run) ? 'form' : 'word', text: run });
    parts.push({ kind: 'text', text: space });
    if (pinyin) parts.push({ kind: 'pinyin', text: pinyin });
    end = match.index + whole.length;
  }
  parts.push({ kind: 'text', text: text.slice(end) });
  return parts.filter((part) => part.text !== '');
};

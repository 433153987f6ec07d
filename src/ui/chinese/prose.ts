/**
 * A stretch of a text: plain words, pinyin in its parentheses, a Chinese word, or a written form
 * without a sound. What is Chinese carries the punctuation that touches it, as a line must not
 * break between them.
 */
export type ProsePart =
  | { kind: 'text' | 'pinyin'; text: string }
  | {
      kind: 'word' | 'form';
      text: string;
      before: string;
      after: string;
      /** How it is read here, where the text says so. */
      reading: string | undefined;
    };

/** Forms that a radical takes inside a character; alone they are never said. */
const SIDE_FORMS = '亻氵扌灬忄讠饣纟钅犭礻衤刂艹辶阝冫宀囗';

const OPENING = '[«“‘(\\[]*';
const HANZI_RUN = '\\p{Script=Han}[\\p{Script=Han}，。！？、；：《》·]*';
const CLOSING = '[»”’)\\],.;:!?،؛؟]*';
const PINYIN_IN_PARENTHESES = "\\([\\p{Script=Latin}\\p{M}’' -]+\\)";
const RUN = new RegExp(
  `(${OPENING})(${HANZI_RUN})(?:( ?)(${PINYIN_IN_PARENTHESES})|(${CLOSING}))`,
  'gu',
);

/** The longest pinyin that fits a line of any phone, and so is never broken; in letters. */
const ONE_LINE = 20;

export const pinyinClass = (text: string): string =>
  text.length <= ONE_LINE ? 'pinyin whitespace-nowrap' : 'pinyin';

const isForm = (run: string) => [...run].every((character) => SIDE_FORMS.includes(character));

/** Splits a text in any language into plain stretches, Chinese words and the pinyin after them. */
export const splitProse = (text: string): ProsePart[] => {
  const parts: ProsePart[] = [];
  const addText = (stretch: string) => {
    if (stretch !== '') parts.push({ kind: 'text', text: stretch });
  };
  let end = 0;
  for (const match of text.matchAll(RUN)) {
    const [whole, before = '', run = '', space = '', pinyin, after = ''] = match;
    addText(text.slice(end, match.index));
    parts.push({
      kind: isForm(run) ? 'form' : 'word',
      text: run,
      before,
      after,
      reading: pinyin?.slice(1, -1),
    });
    addText(space);
    if (pinyin) parts.push({ kind: 'pinyin', text: pinyin });
    end = match.index + whole.length;
  }
  addText(text.slice(end));
  return parts;
};

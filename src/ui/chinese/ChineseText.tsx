import { pinyinClass, splitProse } from './prose.ts';

type Props = {
  /** A text of the page's language with Chinese in it: `饺子 (jiǎozi)`. */
  text: string;
  /** Turns each Chinese word into a button, which the page's speak buttons read aloud. */
  isHeard?: boolean;
};

/** A text whose Chinese and pinyin are marked as such, so that they are read and set rightly. */
export const ChineseText = ({ text, isHeard = false }: Props) =>
  splitProse(text).map((part, index) => {
    if (part.kind === 'text') return part.text;
    if (!('before' in part)) {
      return (
        <span key={index} className={pinyinClass(part.text)} dir="ltr">
          {part.text}
        </span>
      );
    }
    return (
      <span key={index} className={isHeard ? 'whitespace-nowrap' : undefined}>
        {part.before}
        <bdi lang="zh-Hans">
          {isHeard && part.kind === 'word' ? (
            <button
              type="button"
              className="spoken"
              lang="zh-Hans"
              data-speak=""
              data-pinyin={part.reading}
            >
              {part.text}
            </button>
          ) : (
            part.text
          )}
        </bdi>
        {part.after}
      </span>
    );
  });

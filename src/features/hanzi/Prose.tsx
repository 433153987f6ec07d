import { splitProse } from '#src/ui/chinese/prose.ts';

/** A text with Chinese words in it, each of which can be heard. */
export const Prose = ({ text }: { text: string }) =>
  splitProse(text).map((part, index) => {
    if (part.kind === 'text') return part.text;
    if (!('before' in part)) {
      return (
        <span key={index} className="pinyin" dir="ltr">
          {part.text}
        </span>
      );
    }
    return (
      <span key={index} className="whitespace-nowrap">
        {part.before}
        <bdi>
          <button type="button" className="spoken" lang="zh-Hans" data-speak={part.text}>
            {part.text}
          </button>
        </bdi>
        {part.after}
      </span>
    );
  });

import { Volume2 } from 'lucide-react';
import { useId } from 'react';

type Props = {
  /** What a press does. */
  action: string;
  hanzi: string;
  pinyin: string;
  /** The id of the element beside it that shows the word. */
  wordId: string;
};

/** Says a word that stands beside it; that word, in its own scripts, is a part of its name. */
export const HearButton = ({ action, hanzi, pinyin, wordId }: Props) => {
  const id = useId();
  return (
    <button
      type="button"
      className="button size-11 shrink-0 button-quiet p-0"
      data-speak={hanzi}
      data-pinyin={pinyin}
      aria-labelledby={`${id} ${wordId}`}
    >
      <Volume2 size={20} aria-hidden="true" />
      <span id={id} className="sr-only">
        {action}
      </span>
    </button>
  );
};

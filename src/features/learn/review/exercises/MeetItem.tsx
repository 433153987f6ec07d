import type { ExerciseProps } from './exercise-props.ts';
import { Further } from './ExerciseFrame.tsx';
import { takeLostFocus } from '../take-lost-focus.ts';
import { Hanzi, Pinyin } from './ItemText.tsx';

type Props = Pick<ExerciseProps, 'locale' | 'copy' | 'catalogue' | 'item' | 'onGoOn'>;

/** Something new, shown before it is asked. */
export const MeetItem = (props: Props) => {
  const { copy, item, onGoOn } = props;
  return (
    <div className="review-exercise card">
      <h2 ref={takeLostFocus} tabIndex={-1} className="review-question">
        <span className="block text-base font-medium text-muted">{copy.questions.meeting}</span>
        <Hanzi item={item} />
        <span className="mt-3 block text-2xl font-normal">
          <Pinyin item={item} />
        </span>
        <span className="mt-1 block text-2xl">{item.meaning}</span>
      </h2>
      <div className="review-bar">
        <button
          type="button"
          className="button flex-1 button-primary"
          data-shortcut="enter"
          onClick={onGoOn}
        >
          {copy.goOn}
        </button>
      </div>
      <Further {...props} isShown />
    </div>
  );
};

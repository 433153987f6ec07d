import { useEffect, useRef, useState } from 'react';
import { GRADES } from '#src/domain/learning/event.ts';
import type { ExerciseProps } from './exercise-props.ts';
import { ExerciseFrame } from './ExerciseFrame.tsx';
import { Hanzi, Pinyin } from './ItemText.tsx';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';

/** A meaning is shown and said aloud in Chinese; who said it rates it. */
export const SayAloud = (props: ExerciseProps) => {
  const { copy, item, onAnswer, onGoOn } = props;
  const [isRevealed, setRevealed] = useState(false);
  const ratings = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isRevealed) ratings.current?.focus({ preventScroll: true });
  }, [isRevealed]);

  return (
    <ExerciseFrame
      {...props}
      question={isRevealed ? copy.rate : copy.questions.say}
      prompt={<span className="block text-3xl font-semibold lg:text-4xl">{item.meaning}</span>}
      answers={
        <div role="status" className="review-revealed">
          {isRevealed && (
            <>
              <Hanzi item={item} />
              <span className="text-2xl">
                <Pinyin item={item} />
              </span>
            </>
          )}
        </div>
      }
      actionsSize="large"
      actions={
        isRevealed ? (
          <div
            ref={ratings}
            tabIndex={-1}
            role="group"
            aria-label={copy.rate}
            className="review-ratings"
          >
            {GRADES.map((grade) => (
              <KeyButton
                key={grade}
                className="button button-quiet px-2"
                shortcut={String(grade)}
                onClick={() => {
                  onAnswer(grade);
                  onGoOn();
                }}
              >
                {copy.ratings[grade]}
              </KeyButton>
            ))}
          </div>
        ) : (
          <>
            <KeyButton className="button flex-1 button-quiet" shortcut="n" onClick={props.onNotNow}>
              {copy.notNow}
            </KeyButton>
            <KeyButton
              className="button flex-1 button-primary"
              shortcut="enter"
              showsKey={false}
              onClick={() => setRevealed(true)}
            >
              {copy.reveal}
            </KeyButton>
          </>
        )
      }
    />
  );
};

import { useEffect, useRef, useState } from 'react';
import { LoadingCover } from '#src/ui/LoadingCover.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { ExerciseProps } from './exercise-props.ts';
import { ExerciseFrame, type Verdict } from './ExerciseFrame.tsx';
import { Pinyin } from './ItemText.tsx';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';

/** Counts how often an answer was taken back. */
const useTakenBack = (isAnswered: boolean): number => {
  const [times, setTimes] = useState(0);
  const wasAnswered = useRef(isAnswered);
  useEffect(() => {
    if (wasAnswered.current && !isAnswered) setTimes((count) => count + 1);
    wasAnswered.current = isAnswered;
  }, [isAnswered]);
  return times;
};

const loadCanvas = () => import('#src/ui/strokes/WriteFromMemory.tsx');

/** Meaning and pinyin are shown, the strokes are drawn from memory; how that went is the grade. */
export const WriteStrokes = (props: ExerciseProps) => {
  const { copy, strokeWords, item, grade, onAnswer } = props;
  const canvas = useLoaded(loadCanvas);
  const takenBack = useTakenBack(grade !== undefined);
  return (
    <ExerciseFrame
      {...props}
      question={copy.questions.write}
      prompt={
        <span className="block text-2xl font-semibold">
          {item.meaning}{' '}
          <span className="font-normal">
            <Pinyin item={item} />
          </span>
        </span>
      }
      verdict={verdictOf(grade, copy.verdicts)}
      verdictSize="small"
      answers={
        <div className="relative min-h-[26rem]">
          {canvas.at === 'ready' ? (
            <canvas.value.WriteFromMemory
              // A canvas that is full would take no other answer.
              key={takenBack}
              text={item.hanzi}
              words={strokeWords}
              onDone={(written) => onAnswer(written.grade)}
            />
          ) : (
            <LoadingCover
              loading={canvas}
              texts={{
                loading: strokeWords.loading,
                failed: strokeWords.failed,
                retry: strokeWords.retry,
              }}
            />
          )}
        </div>
      }
      actions={
        <>
          <KeyButton className="button flex-1 button-quiet" shortcut="n" onClick={props.onNotNow}>
            {copy.notNow}
          </KeyButton>
          <KeyButton
            className="button flex-1 button-quiet"
            shortcut="d"
            onClick={() => onAnswer(1)}
          >
            {copy.dontKnow}
          </KeyButton>
        </>
      }
    />
  );
};

const verdictOf = (
  grade: number | undefined,
  words: ExerciseProps['copy']['verdicts'],
): Verdict => {
  if (grade === 1) return { tone: 'wrong', text: words.outlined };
  return grade === 2
    ? { tone: 'near', text: words.hinted }
    : { tone: 'right', text: words.written };
};

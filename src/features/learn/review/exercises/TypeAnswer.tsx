import { useEffect, useId, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { plural } from '#src/i18n/messages.ts';
import { judgeTyped, type TypedVerdict } from '../answers/judge-typed.ts';
import { alikeOf } from '../answers/meanings.ts';
import type { ExerciseProps } from './exercise-props.ts';
import { ExerciseFrame, type Verdict } from './ExerciseFrame.tsx';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';
import { PinyinField } from './PinyinField.tsx';

type Hint = Extract<TypedVerdict, 'no-tones' | 'another' | 'empty'>;

/** A meaning is shown, pinyin or hanzi are typed. */
export const TypeAnswer = (props: ExerciseProps) => {
  const { locale, copy, catalogue, item, grade, onAnswer } = props;
  const [typed, setTyped] = useState('');
  const [hint, setHint] = useState<Hint>();
  /** Once tones were missing the answer is no more right at first. */
  const [wasHelped, setWasHelped] = useState(false);
  const [verdict, setVerdict] = useState<TypedVerdict>();
  const field = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const alike = useMemo(() => alikeOf(catalogue, item), [catalogue, item]);
  const isAnswered = grade !== undefined;

  useEffect(() => {
    field.current?.focus();
  }, []);

  const check = (event: SubmitEvent) => {
    event.preventDefault();
    if (isAnswered) return;
    const judged = judgeTyped(typed, item, alike);
    if (judged === 'empty' || judged === 'another' || judged === 'no-tones') {
      setHint(judged);
      setWasHelped(wasHelped || judged === 'no-tones');
      field.current?.focus();
      return;
    }
    setVerdict(judged);
    if (judged === 'right') onAnswer(wasHelped ? 2 : 3);
    else onAnswer(1);
  };
  const length = (item.hanzi.match(/\p{Script=Han}/gu) ?? []).length;

  return (
    <form onSubmit={check}>
      <ExerciseFrame
        {...props}
        focus="own"
        question={copy.questions.recall}
        prompt={
          <>
            <span className="block text-3xl font-semibold lg:text-4xl">{item.meaning}</span>
            <span className="mt-2 block text-base font-normal text-muted">
              {plural(locale, copy.length, length)}
            </span>
          </>
        }
        verdict={verdictOf(grade, verdict, copy.verdicts)}
        hint={hint && copy.hints[hint]}
        answers={
          <div className="grid gap-2">
            <PinyinField
              ref={field}
              value={typed}
              isReadOnly={isAnswered}
              label={`${copy.answer}: ${item.meaning}`}
              describedBy={helpId}
              onChange={(text) => {
                setTyped(text);
                setHint(undefined);
              }}
            />
            <p id={helpId} className="text-center text-sm text-muted">
              {copy.answerHelp}
            </p>
          </div>
        }
        actions={
          <>
            <KeyButton
              className="button flex-1 button-quiet"
              shortcut="d"
              onClick={() => onAnswer(1)}
            >
              {copy.dontKnow}
            </KeyButton>
            <button type="submit" className="button flex-1 button-primary">
              {copy.check}
            </button>
          </>
        }
      />
    </form>
  );
};

const verdictOf = (
  grade: number | undefined,
  typed: TypedVerdict | undefined,
  words: ExerciseProps['copy']['verdicts'],
): Verdict => {
  if (grade === 1) {
    if (typed === 'wrong-tones') return { tone: 'near', text: words.tones };
    return { tone: 'wrong', text: typed ? words.wrong : words.unknown };
  }
  return grade === 2 ? { tone: 'near', text: words.hard } : { tone: 'right', text: words.right };
};

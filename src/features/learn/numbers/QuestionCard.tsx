import { Volume2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { leftToRight } from '#src/i18n/isolates.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import { ChineseText } from '#src/ui/chinese/ChineseText.tsx';
import { GoOnButton } from '#src/ui/quiz/GoOnButton.tsx';
import { useQuestionInView } from '#src/ui/quiz/use-question-in-view.ts';
import type { QuestionSound } from '#src/ui/speech/question-sound.ts';
import { SoundNote } from '#src/ui/speech/SoundNote.tsx';
import type { NumbersCopy } from './copy.ts';
import { NumberText } from './NumberText.tsx';
import { figureOf, ROUND, type Question, type Round } from './round.machine.ts';
import { FingerSign } from './signs/FingerSign.tsx';
import type { Kind } from './spoken/draw-number.ts';

type Playing = Extract<Round, { at: 'asking' | 'answered' }>;

type Props = {
  locale: Locale;
  copy: NumbersCopy;
  round: Playing;
  sound: QuestionSound;
  onListen: () => void;
  onType: (text: string) => void;
  onGoOn: () => void;
};

/** How an answer may be typed, and what keyboard a telephone shows for it. */
const FORMS: Record<Kind | 'sign', { example: string; inputMode: 'decimal' | 'text' | 'tel' }> = {
  price: { example: '15.8', inputMode: 'decimal' },
  time: { example: '2:30', inputMode: 'text' },
  date: { example: '3/8', inputMode: 'text' },
  floor: { example: '6', inputMode: 'text' },
  phone: { example: '120 3456 7890', inputMode: 'tel' },
  sign: { example: '6', inputMode: 'decimal' },
};

/** One number to hear, to read or to see; typed in digits (NUMBERS-3, NUMBERS-4). */
export const QuestionCard = (props: Props) => {
  const { locale, copy, round, sound, onListen, onType, onGoOn } = props;
  const { question, asked } = round;
  const card = useQuestionInView(question);
  const id = useId();
  const place = { n: formatNumber(locale, asked.length + 1), total: formatNumber(locale, ROUND) };
  return (
    <section ref={card} className="grid content-start gap-4" aria-labelledby={id}>
      <h2 id={id} className="text-part">
        {fill(copy.question, place)}
      </h2>
      <div className="number-asked">
        {question.exercise === 'hear' && (
          <>
            <button type="button" className="button px-7 text-lg button-primary" onClick={onListen}>
              <Volume2 size={24} aria-hidden="true" />
              {copy.listen}
            </button>
            <SoundNote sound={sound} texts={copy} />
          </>
        )}
        {question.exercise === 'read' && (
          <bdi lang="zh-Hans" className="text-4xl">
            {question.number.hanzi}
          </bdi>
        )}
        {question.exercise === 'signs' && (
          <FingerSign
            value={question.sign.value}
            description={copy.descriptions[question.sign.value - 1] ?? ''}
          />
        )}
      </div>
      <AnswerForm key={asked.length} {...{ copy, round, onType }} isHeard={sound.isHeard} />
      <Verdict {...{ copy, round }} />
      {round.at === 'answered' && (
        <GoOnButton text={asked.length < ROUND - 1 ? copy.goOn : copy.finish} onGoOn={onGoOn} />
      )}
    </section>
  );
};

type FormProps = {
  copy: NumbersCopy;
  round: Playing;
  isHeard: boolean;
  onType: (text: string) => void;
};

const AnswerForm = ({ copy, round, isHeard, onType }: FormProps) => {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { question } = round;
  const form = question.exercise === 'signs' ? 'sign' : question.number.kind;
  const { example, inputMode } = FORMS[form];
  const isWaiting = question.exercise === 'hear' && !isHeard;
  const isUnclear = round.at === 'asking' && round.isUnclear;
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onType(text);
        input.current?.focus();
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {copy.ask[form]}
      </label>
      <div className="flex flex-wrap gap-3">
        <input
          ref={input}
          id={id}
          className="field min-w-0 flex-1 text-xl"
          dir="ltr"
          autoComplete="off"
          inputMode={inputMode}
          maxLength={30}
          value={text}
          readOnly={round.at === 'answered'}
          aria-invalid={isUnclear}
          aria-describedby={`${id}-example`}
          onChange={({ target }) => setText(target.value)}
        />
        {round.at === 'asking' && (
          <button type="submit" className="button button-primary" aria-disabled={isWaiting}>
            {copy.check}
          </button>
        )}
      </div>
      <p id={`${id}-example`} className="text-sm text-muted">
        <Example text={copy.example} example={example} />
      </p>
    </form>
  );
};

const Example = ({ text, example }: { text: string; example: string }) => {
  const [before = '', after = ''] = text.split('{example}');
  return (
    <>
      {before}
      <bdi dir="ltr">{example}</bdi>
      {after}
    </>
  );
};

const readingOf = (question: Question) =>
  question.exercise === 'signs' ? question.sign : question.number;

const Verdict = ({ copy, round }: { copy: NumbersCopy; round: Playing }) => {
  const isAnswered = round.at === 'answered';
  const reading = readingOf(round.question);
  const note = 'note' in reading ? reading.note : undefined;
  return (
    <div
      role="status"
      className="quiz-verdict min-h-26"
      data-tone={isAnswered ? (round.isRight ? 'right' : 'wrong') : undefined}
    >
      {round.at === 'asking' && round.isUnclear && <p>{copy.unclear}</p>}
      {isAnswered && (
        <>
          <p className="font-semibold">
            {round.isRight ? copy.right : fill(copy.wrong, { typed: leftToRight(round.typed) })}
          </p>
          <p>
            {copy.was} <NumberText reading={reading} figure={figureOf(round.question)} />
          </p>
          {note && (
            <p className="text-muted">
              <ChineseText text={copy.notes[note]} />
            </p>
          )}
        </>
      )}
    </div>
  );
};

import { Snail, Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SpokenTone } from '#src/domain/mandarin/tones.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import { GoOnButton } from '#src/ui/quiz/GoOnButton.tsx';
import { useQuestionInView } from '#src/ui/quiz/use-question-in-view.ts';
import type { QuestionSound } from '#src/ui/speech/question-sound.ts';
import { SoundNote } from '#src/ui/speech/SoundNote.tsx';
import type { TonesCopy } from './copy.ts';
import { ToneChoices } from './ToneChoices.tsx';
import { choicesAt, ROUND, tonesOf, type Game } from './tones.machine.ts';
import { Verdict } from './Verdict.tsx';

type Props = {
  locale: Locale;
  copy: TonesCopy;
  game: Extract<Game, { at: 'asking' | 'answered' }>;
  sound: QuestionSound;
  onPlay: (how?: { isSlow: boolean }) => void;
  onChoose: (tone: SpokenTone) => void;
  onGoOn: () => void;
};

/** One question: what was played stands nowhere until it is answered. */
export const QuestionCard = (props: Props) => {
  const { locale, copy, game, sound, onPlay, onChoose, onGoOn } = props;
  const { question, answers } = game;
  const card = useQuestionInView(question);
  const listen = useRef<HTMLButtonElement>(null);
  const isAnswered = game.at === 'answered';
  const number = answers.length + (isAnswered ? 0 : 1);
  const heard = game.at === 'asking' ? game.heard : (answers.at(-1)?.heard ?? []);
  const count = tonesOf(question).length;
  const shown = (value: number) => formatNumber(locale, value);

  // A question is answered from the sound, so that is where the focus waits.
  useEffect(() => listen.current?.focus({ preventScroll: true }), [question]);

  return (
    <section
      ref={card}
      className="grid content-start gap-3 sm:gap-4"
      aria-labelledby="tones-question"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="tones-question" className="text-part">
          {fill(copy.question, { n: shown(number), total: shown(ROUND) })}
        </h2>
        <progress
          className="progress-bar max-w-32 grow basis-16"
          max={ROUND}
          value={isAnswered ? number : number - 1}
          aria-hidden="true"
        />
      </div>
      <div className="flex flex-wrap justify-center gap-2 sm:gap-3">
        <button
          ref={listen}
          type="button"
          className="button px-4 button-primary sm:px-7 sm:text-lg"
          data-starting={sound.at === 'starting' || undefined}
          onClick={() => onPlay()}
        >
          <Volume2 size={24} aria-hidden="true" />
          {copy.listen}
        </button>
        <button
          type="button"
          className="button button-quiet px-4 sm:px-5"
          onClick={() => onPlay({ isSlow: true })}
        >
          <Snail size={20} aria-hidden="true" className="mirrored" />
          {copy.slower}
        </button>
      </div>
      <SoundNote sound={sound} texts={copy} otherwise={question.isReturn ? copy.returns : ''} />
      <p id="tones-ask" className="text-center font-semibold">
        {count > 1 && !isAnswered
          ? fill(copy.askOf, { n: shown(heard.length + 1), total: shown(count) })
          : copy.ask}
      </p>
      <ToneChoices
        {...{ copy, heard }}
        choices={choicesAt(game.stage)}
        said={isAnswered ? tonesOf(question) : undefined}
        isHeard={sound.isHeard}
        onChoose={onChoose}
      />
      <Verdict {...{ locale, copy }} answer={isAnswered ? answers.at(-1) : undefined} />
      {isAnswered && (
        <GoOnButton text={answers.length < ROUND ? copy.goOn : copy.finish} onGoOn={onGoOn} />
      )}
    </section>
  );
};

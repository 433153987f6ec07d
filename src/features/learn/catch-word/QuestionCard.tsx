import { Heart, Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber, plural } from '#src/i18n/messages.ts';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';
import { GoOnButton } from '#src/ui/quiz/GoOnButton.tsx';
import { useQuestionInView } from '#src/ui/quiz/use-question-in-view.ts';
import type { QuestionSound } from '#src/ui/speech/question-sound.ts';
import { SoundNote } from '#src/ui/speech/SoundNote.tsx';
import { isRight, LIVES, type Game } from './catch.machine.ts';
import type { Clock } from './catch.store.ts';
import type { CatchCopy } from './copy.ts';
import type { HeardWord, WordPictures } from './material.ts';
import { WordText } from './WordText.tsx';

type Playing = Extract<Game, { at: 'asking' | 'answered' }>;

type Props = {
  locale: Locale;
  copy: CatchCopy;
  game: Playing;
  sound: QuestionSound;
  clock: Clock;
  pictures: WordPictures;
  onListen: () => void;
  onChoose: (item: ItemId) => void;
  onGoOn: () => void;
};

/** One word: what was played stands nowhere until it is answered. */
export const QuestionCard = (props: Props) => {
  const { locale, copy, game, sound, clock, pictures, onListen, onChoose, onGoOn } = props;
  const { question, asked, missed } = game;
  const card = useQuestionInView(question);
  const listen = useRef<HTMLButtonElement>(null);
  const isAnswered = game.at === 'answered';
  useEffect(() => listen.current?.focus({ preventScroll: true }), [question]);

  return (
    <section
      ref={card}
      className="grid content-start gap-3 sm:gap-4"
      aria-labelledby="catch-question"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="catch-question" className="text-part">
          {fill(copy.question, { n: formatNumber(locale, asked.length + 1) })}
        </h2>
        <Lives {...{ locale, copy }} left={LIVES - missed.length} />
      </div>
      <div className="catch-clock" aria-hidden="true">
        {clock && (
          <span key={question.word.item} style={{ animationDuration: `${String(clock.ms)}ms` }} />
        )}
      </div>
      <button
        ref={listen}
        type="button"
        className="button justify-self-center px-7 text-lg button-primary"
        onClick={onListen}
      >
        <Volume2 size={24} aria-hidden="true" />
        {copy.listen}
      </button>
      <SoundNote sound={sound} texts={copy} />
      <p id="catch-ask" className="text-center font-semibold">
        {copy.ask}
      </p>
      <ul className="catch-choices" aria-labelledby="catch-ask">
        {question.choices.map((word, index) => (
          <li key={word.item}>
            <Choice
              {...{ word, pictures }}
              shortcut={String(index + 1)}
              standing={isAnswered ? standingOf(game, word) : 'open'}
              isHeard={sound.isHeard}
              onChoose={() => onChoose(word.item)}
            />
          </li>
        ))}
      </ul>
      <div
        role="status"
        className="quiz-verdict min-h-24 text-center"
        data-tone={isAnswered ? (isRight(game) ? 'right' : 'wrong') : undefined}
      >
        {isAnswered && (
          <>
            <p className="font-semibold">
              {isRight(game) ? copy.right : game.chosen ? copy.wrong : copy.late}
            </p>
            <p>
              {copy.was} <WordText word={question.word} />
            </p>
          </>
        )}
      </div>
      {isAnswered && (
        <GoOnButton text={missed.length < LIVES ? copy.goOn : copy.finish} onGoOn={onGoOn} />
      )}
    </section>
  );
};

type Standing = 'open' | 'right' | 'wrong' | 'other';

const standingOf = (game: Extract<Game, { at: 'answered' }>, { item }: HeardWord): Standing =>
  item === game.question.word.item ? 'right' : item === game.chosen ? 'wrong' : 'other';

type ChoiceProps = {
  word: HeardWord;
  pictures: WordPictures;
  shortcut: string;
  standing: Standing;
  isHeard: boolean;
  onChoose: () => void;
};

const Choice = ({ word, pictures, shortcut, standing, isHeard, onChoose }: ChoiceProps) => {
  const picture = pictures[word.item];
  return (
    <KeyButton
      shortcut={shortcut}
      className="quiz-choice catch-choice"
      disabled={standing !== 'open'}
      aria-disabled={!isHeard || undefined}
      data-standing={standing}
      onClick={onChoose}
    >
      {picture && <img {...picture} alt="" className="catch-picture" />}
      <span>{word.meaning}</span>
    </KeyButton>
  );
};

const Lives = ({ locale, copy, left }: { locale: Locale; copy: CatchCopy; left: number }) => (
  <p className="flex items-center gap-1 text-accent">
    {Array.from({ length: LIVES }, (_, index) => (
      <Heart
        key={index}
        size={20}
        aria-hidden="true"
        fill={index < left ? 'currentColor' : 'none'}
      />
    ))}
    <span className="sr-only">{plural(locale, copy.lives, left)}</span>
  </p>
);

import { useEffect, useId, useRef } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber, plural } from '#src/i18n/messages.ts';
import { Keep } from '#src/learning/keep/Keep.tsx';
import { HearButton } from '#src/ui/speech/HearButton.tsx';
import type { Game } from './catch.machine.ts';
import type { CatchCopy } from './copy.ts';
import type { HeardWord } from './material.ts';
import { WordText } from './WordText.tsx';

type Props = {
  locale: Locale;
  copy: CatchCopy;
  game: Extract<Game, { at: 'end' }>;
  /** The best game on this device, this one included. */
  best: number;
  onAgain: () => void;
};

/** How many were caught, and what got away, to be heard and kept. */
export const GameEnd = ({ locale, copy, game, best, onAgain }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { right, missed } = game;
  return (
    <section className="quiz-end grid content-start gap-5" aria-labelledby="catch-end">
      <div>
        <h2 id="catch-end" ref={heading} tabIndex={-1} className="text-section outline-none">
          {missed.length === 0 ? copy.all : copy.end}
        </h2>
        <p className="mt-1 text-lg">{plural(locale, copy.caught, right)}</p>
        {right > 0 && (
          <p className="text-muted">
            {right === best ? copy.best : fill(copy.bestSoFar, { n: formatNumber(locale, best) })}
          </p>
        )}
      </div>
      {missed.length > 0 && (
        <div>
          <h3 className="text-item font-semibold">{copy.missed}</h3>
          <ul className="mt-2 grid gap-2">
            {missed.map((word) => (
              <MissedRow key={word.item} {...{ locale, copy, word }} />
            ))}
          </ul>
        </div>
      )}
      <button type="button" className="button justify-self-start button-primary" onClick={onAgain}>
        {copy.again}
      </button>
    </section>
  );
};

type RowProps = { locale: Locale; copy: CatchCopy; word: HeardWord };

const MissedRow = ({ locale, copy, word }: RowProps) => {
  const id = useId();
  return (
    <li className="flex items-center gap-x-3">
      <HearButton action={copy.hear} hanzi={word.hanzi} pinyin={word.pinyin} wordId={id} />
      <div className="flex flex-wrap items-center gap-x-3">
        <WordText id={id} word={word} />
        <Keep locale={locale} words={copy.keep} item={word.item} hanzi={word.hanzi} />
      </div>
    </li>
  );
};

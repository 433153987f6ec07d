import { Volume2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { TONE_EXAMPLES } from '#src/domain/mandarin/tone-examples.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber, plural } from '#src/i18n/messages.ts';
import { Keep } from '#src/learning/keep/Keep.tsx';
import { HearButton } from '#src/ui/speech/HearButton.tsx';
import { ToneContour } from '#src/ui/tones/ToneContour.tsx';
import { confusionsIn, type Confusion } from './confusions.ts';
import type { TonesCopy } from './copy.ts';
import type { Sound } from './material.ts';
import { SoundText } from './SoundText.tsx';
import {
  isRight,
  ROUND,
  STAGES,
  tonesOf,
  type Answer,
  type Game,
  type Stage,
} from './tones.machine.ts';

type Props = {
  locale: Locale;
  copy: TonesCopy;
  game: Extract<Game, { at: 'end' }>;
  onStart: (stage: Stage) => void;
  onLeave: () => void;
};

/** From so many right answers on the next stage is offered first. */
const READY = 10;

/** How many were right, what was confused with what, and all that was missed, to be heard again. */
export const RoundEnd = ({ locale, copy, game, onStart, onLeave }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { stage, answers } = game;
  const right = answers.filter(isRight).length;
  const confusions = confusionsIn(answers.flatMap(tonePairs));
  const missed = new Set(
    answers.filter((answer) => !isRight(answer)).flatMap(({ question }) => question.sounds),
  );
  const next = right >= READY ? STAGES[STAGES.indexOf(stage) + 1] : undefined;
  return (
    <section className="quiz-end grid content-start gap-5" aria-labelledby="tones-end">
      <div>
        <h2 id="tones-end" ref={heading} tabIndex={-1} className="text-section outline-none">
          {copy.end}
        </h2>
        <p className="mt-1 text-lg">
          {fill(plural(locale, copy.score, right), { total: formatNumber(locale, ROUND) })}
        </p>
        {confusions.length === 0 && (
          <p className="text-muted">{stage === STAGES.at(-1) ? copy.perfectLast : copy.perfect}</p>
        )}
      </div>
      {confusions.length > 0 && (
        <div>
          <h3 className="text-item font-semibold">{copy.confused}</h3>
          <ul className="mt-2 grid gap-3">
            {confusions.map((confusion) => (
              <ConfusionRow
                key={`${confusion.said}${confusion.heard}`}
                {...{ locale, copy, confusion }}
              />
            ))}
          </ul>
        </div>
      )}
      {missed.size > 0 && (
        <div>
          <h3 className="text-item font-semibold">{copy.missed}</h3>
          <ul className="mt-2 grid gap-1">
            {[...missed].map((sound) => (
              <MissedRow key={sound.hanzi} {...{ locale, copy, sound }} />
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {next && (
          <button type="button" className="button button-primary" onClick={() => onStart(next)}>
            {fill(copy.next, { stage: copy.stages[next].title })}
          </button>
        )}
        <button
          type="button"
          className={`button ${next ? 'button-quiet' : 'button-primary'}`}
          onClick={() => onStart(stage)}
        >
          {copy.again}
        </button>
        <button type="button" className="button button-quiet" onClick={onLeave}>
          {copy.change}
        </button>
      </div>
    </section>
  );
};

const tonePairs = ({ question, heard }: Answer) =>
  tonesOf(question).map((said, index) => ({ said, heard: heard[index] ?? said }));

type MissedProps = { locale: Locale; copy: TonesCopy; sound: Sound };

const MissedRow = ({ locale, copy, sound }: MissedProps) => {
  const id = useId();
  const { item, hanzi, pinyin } = sound;
  return (
    <li className="flex items-center gap-x-3">
      <HearButton action={copy.hear} hanzi={hanzi} pinyin={pinyin} wordId={id} />
      <div className="flex flex-wrap items-center gap-x-3">
        <SoundText id={id} sound={sound} />
        {item && <Keep locale={locale} words={copy.keep} item={item} hanzi={hanzi} />}
      </div>
    </li>
  );
};

type RowProps = { locale: Locale; copy: TonesCopy; confusion: Confusion };

const ConfusionRow = ({ locale, copy, confusion: { said, heard, count } }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line p-3">
    <p className="grow">
      {fill(copy.confusion, { said: copy.tones[said], heard: copy.tones[heard] })}
      <span className="text-muted"> ({plural(locale, copy.times, count)})</span>
    </p>
    <span className="flex gap-2">
      {[said, heard].map((tone) => (
        <button
          key={tone}
          type="button"
          className="button button-quiet px-3"
          data-speak={TONE_EXAMPLES[tone].hanzi}
          data-pinyin={TONE_EXAMPLES[tone].pinyin}
          aria-label={fill(copy.hearTone, { tone: copy.tones[tone] })}
        >
          <ToneContour tone={tone} className="w-12 text-muted" />
          <Volume2 size={18} aria-hidden="true" />
        </button>
      ))}
    </span>
  </li>
);

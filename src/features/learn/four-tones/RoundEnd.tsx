import { Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SpokenTone } from '#src/domain/mandarin/tones.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, plural } from '#src/i18n/messages.ts';
import { Keep } from '#src/learning/keep/Keep.tsx';
import { ToneContour } from '#src/ui/tones/ToneContour.tsx';
import { confusionsIn, type Confusion } from './confusions.ts';
import type { TonesCopy } from './copy.ts';
import { SoundText } from './SoundText.tsx';
import { isRight, STAGES, tonesOf, type Answer, type Game, type Stage } from './tones.machine.ts';

type Props = {
  locale: Locale;
  copy: TonesCopy;
  game: Extract<Game, { at: 'end' }>;
  onStart: (stage: Stage) => void;
  onLeave: () => void;
};

/** What a voice reads for a tone alone. */
const EXAMPLES: Readonly<Record<SpokenTone, string>> = {
  1: '妈',
  2: '麻',
  3: '马',
  4: '骂',
  5: '吗',
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
    <section className="grid content-start gap-5" aria-labelledby="tones-end">
      <div>
        <h2 id="tones-end" ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {copy.end}
        </h2>
        <p className="mt-1 text-lg">{plural(locale, copy.score, right)}</p>
        {confusions.length === 0 && <p className="text-muted">{copy.perfect}</p>}
      </div>
      {confusions.length > 0 && (
        <div>
          <h3 className="text-lg font-semibold">{copy.confused}</h3>
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
          <h3 className="text-lg font-semibold">{copy.missed}</h3>
          <ul className="mt-2 grid gap-1">
            {[...missed].map((sound) => (
              <li key={sound.hanzi} className="flex flex-wrap items-center gap-x-3">
                <button
                  type="button"
                  className="button size-11 shrink-0 button-quiet p-0"
                  data-speak={sound.hanzi}
                  aria-label={fill(copy.hearTone, { tone: sound.pinyin })}
                >
                  <Volume2 size={20} aria-hidden="true" />
                </button>
                <SoundText sound={sound} />
                {sound.item && (
                  <Keep locale={locale} words={copy.keep} item={sound.item} hanzi={sound.hanzi} />
                )}
              </li>
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

type RowProps = { locale: Locale; copy: TonesCopy; confusion: Confusion };

const ConfusionRow = ({ locale, copy, confusion: { said, heard, count } }: RowProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line p-3">
    <p className="grow">
      {fill(copy.confusion, { said: copy.tones[said], heard: copy.tones[heard] })}
      <span className="text-muted"> ({plural(locale, copy.times, count)})</span>
    </p>
    {[said, heard].map((tone) => (
      <button
        key={tone}
        type="button"
        className="button button-quiet px-3"
        data-speak={EXAMPLES[tone]}
        aria-label={fill(copy.hearTone, { tone: copy.tones[tone] })}
      >
        <ToneContour tone={tone} className="w-12 text-muted" />
        <Volume2 size={18} aria-hidden="true" />
      </button>
    ))}
  </li>
);

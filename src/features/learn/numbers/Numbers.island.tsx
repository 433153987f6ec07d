import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { dayInBeijing } from '#src/domain/beijing-day.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { NothingHeard } from '#src/ui/speech/NothingHeard.tsx';
import type { NumbersCopy } from './copy.ts';
import { QuestionCard } from './QuestionCard.tsx';
import type { Exercise } from './round.machine.ts';
import { createRound } from './round.store.ts';
import { RoundEnd } from './RoundEnd.tsx';
import type { Kind } from './spoken/draw-number.ts';
import { StartCard } from './StartCard.tsx';

type Props = { locale: Locale; copy: NumbersCopy };

/** Rounds of ten numbers to hear, to read, or to see as a hand shows them (NUMBERS-1). */
export const Numbers = ({ locale, copy }: Props) => {
  const [{ $round, $sound, send, listen }] = useState(createRound);
  const round = useStore($round);
  const sound = useStore($sound);
  const start = (exercise: Exercise, kinds: readonly Kind[], seed: number) =>
    send({ type: 'started', exercise, kinds, seed, today: dayInBeijing(Date.now()) });

  return (
    <div className="numbers-place card">
      {round.at === 'start' && (
        <StartCard copy={copy} onStart={(exercise, kinds) => start(exercise, kinds, Date.now())} />
      )}
      {(round.at === 'asking' || round.at === 'answered') && (
        <QuestionCard
          {...{ locale, copy, round, sound }}
          onListen={listen}
          onType={(text) => send({ type: 'typed', text })}
          onGoOn={() => send({ type: 'wentOn' })}
        />
      )}
      {round.at === 'end' && (
        <RoundEnd {...{ locale, copy, round }} onAgain={() => send({ type: 'leftForStart' })} />
      )}
      {round.at === 'silent' && (
        <div className="grid justify-items-start gap-4">
          <NothingHeard locale={locale} texts={copy} onRetry={() => send({ type: 'retried' })} />
          <button
            type="button"
            className="button button-quiet"
            onClick={() => start('read', round.kinds, round.seed)}
          >
            {copy.readInstead}
          </button>
        </div>
      )}
    </div>
  );
};

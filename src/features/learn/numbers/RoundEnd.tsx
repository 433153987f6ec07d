import { useEffect, useId, useRef } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber, plural } from '#src/i18n/messages.ts';
import { HearButton } from '#src/ui/speech/HearButton.tsx';
import type { NumbersCopy } from './copy.ts';
import { NumberText } from './NumberText.tsx';
import { figureOf, ROUND, type Question, type Round } from './round.machine.ts';

type Props = {
  locale: Locale;
  copy: NumbersCopy;
  round: Extract<Round, { at: 'end' }>;
  onAgain: () => void;
};

/** How many were right, and what was not, to be heard again. */
export const RoundEnd = ({ locale, copy, round, onAgain }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => heading.current?.focus(), []);
  const total = formatNumber(locale, ROUND);
  return (
    <section className="grid content-start gap-5" aria-labelledby={id}>
      <div>
        <h2 id={id} ref={heading} tabIndex={-1} className="text-section outline-none">
          {copy.end}
        </h2>
        <p className="mt-1 text-lg">{fill(plural(locale, copy.score, round.right), { total })}</p>
      </div>
      {round.missed.length > 0 && (
        <div>
          <h3 className="text-item font-semibold">{copy.missed}</h3>
          <ul className="mt-2 grid gap-2">
            {round.missed.map((question) => (
              <MissedRow key={figureOf(question)} {...{ copy, question }} />
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

const MissedRow = ({ copy, question }: { copy: NumbersCopy; question: Question }) => {
  const id = useId();
  const reading = question.exercise === 'signs' ? question.sign : question.number;
  return (
    <li className="flex items-center gap-x-3">
      <HearButton action={copy.hear} hanzi={reading.hanzi} pinyin={reading.pinyin} wordId={id} />
      <NumberText id={id} reading={reading} figure={figureOf(question)} />
    </li>
  );
};

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { formatNumber, plural } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { exercisesOf } from '#src/learning/day.ts';
import { KeyButton } from '#src/ui/keys/KeyButton.tsx';
import { pressShortcut } from '#src/ui/keys/press-shortcut.ts';
import { onePress } from '#src/ui/press/one-press.ts';
import type { Situation } from '../session/situation.ts';
import type { ReviewCopy } from '../copy.ts';
import type { Tally } from '../session/session.machine.ts';
import { Seal } from './Seal.tsx';
import { Tomorrow } from './Tomorrow.tsx';

type Props = {
  locale: Locale;
  copy: ReviewCopy;
  tally: Tally;
  situation: Situation;
  onGoOn: () => void;
  onUndo: () => void;
};

/** What was learnt, in true numbers, and what comes tomorrow. */
export const SessionEnd = ({ locale, copy, tally, situation, onGoOn, onUndo }: Props) => {
  const [now] = useState(() => new Date());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { cards, catalogue, plan, hearing } = situation;
  const { asked, knownAtOnce, newMet, postponed } = tally;
  // What was put off today is not offered again at once.
  const left = postponed > 0 ? 0 : exercisesOf(cards, catalogue, plan, now, hearing).length;
  const figures = [
    [copy.end.asked, asked],
    [copy.end.known, knownAtOnce],
    [copy.end.newMet, newMet],
  ] as const;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Keys press its buttons.
    <section className="review-note card" onKeyDown={pressShortcut} {...onePress}>
      <Seal hanzi="好" />
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-title outline-none">
        {copy.end.title}
      </h2>
      {asked + newMet > 0 && (
        <dl className="mt-6 grid w-full max-w-md grid-cols-3 gap-3 large-letters:grid-cols-1">
          {figures.map(([label, value]) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-4xl font-semibold">{formatNumber(locale, value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {postponed > 0 && <p className="mt-4">{plural(locale, copy.end.postponed, postponed)}</p>}
      <Tomorrow {...{ locale, copy, situation, now }} />
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a className="button px-7 button-primary" href={localizedPath(locale, '/today')}>
          {copy.today}
        </a>
        {left > 0 && (
          <button type="button" className="button button-quiet" onClick={onGoOn}>
            {plural(locale, copy.end.more, left)}
          </button>
        )}
        <KeyButton className="button button-quiet" shortcut="u" showsKey={false} onClick={onUndo}>
          {copy.undo}
        </KeyButton>
      </div>
    </section>
  );
};

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, formatDate, plural } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { nextDueAt } from '#src/learning/day.ts';
import type { Situation } from '../session/situation.ts';
import type { ReviewCopy } from '../copy.ts';
import { Seal } from './Seal.tsx';
import { Tomorrow } from './Tomorrow.tsx';

type Props = {
  locale: Locale;
  copy: ReviewCopy;
  /** Exercises of today. */
  done: number;
  situation: Situation;
};

/** All is done for today, or nothing is due. */
export const NothingToAsk = ({ locale, copy, done, situation }: Props) => {
  const [now] = useState(() => new Date());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const { nothing: t } = copy;
  const { cards, catalogue, plan, hearing } = situation;
  const next = nextDueAt(cards, catalogue, plan, hearing);
  const isDone = done > 0;
  return (
    <section className="review-note card">
      <Seal hanzi={isDone ? '好' : '安'} />
      <h2 ref={heading} tabIndex={-1} className="mt-5 text-title outline-none">
        {isDone ? t.done : t.free}
      </h2>
      <p className="mt-2 text-lg text-muted">
        {isDone ? plural(locale, t.doneCount, done) : t.freeText}
      </p>
      {!isDone && next !== undefined && (
        <p className="mt-2">{fill(t.next, { date: formatDate(locale, dayOf(next)) })}</p>
      )}
      {isDone && <Tomorrow {...{ locale, copy, situation, now }} />}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <a className="button px-7 button-primary" href={localizedPath(locale, '/today')}>
          {copy.today}
        </a>
        <a className="button button-quiet" href={localizedPath(locale, '/contents')}>
          {copy.contents}
        </a>
      </div>
    </section>
  );
};

/** The day of this device's calendar, as dates are formatted: in UTC. */
const dayOf = (time: number): Date => {
  const day = new Date(time);
  return new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()));
};

import { ArrowRight, Check, Sunrise } from 'lucide-react';
import type { ReactNode } from 'react';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import { enumerated, fill, formatNumber, plural } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { nextStepOf, type StepStanding } from '#src/learning/paths.ts';
import type { TodayCopy } from './copy.ts';
import type { Glance } from './glance.ts';

type Props = {
  locale: Locale;
  copy: TodayCopy;
  glance: Glance;
  now: Date;
  steps: readonly StepStanding[];
};

/** What waits today and the one button for it. */
export const DueCard = ({ locale, copy, glance, now, steps }: Props) => {
  const tag = LOCALE_FACTS[locale].formats;
  const date = (time: number) =>
    new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long' }).format(time);
  switch (glance.at) {
    case 'due': {
      const { reviews, fresh, minutes, isFreeDay, isBack } = glance;
      const parts = [
        ...(reviews > 0 ? [plural(locale, copy.refresh, reviews)] : []),
        ...(fresh > 0 ? [plural(locale, copy.fresh, fresh)] : []),
      ];
      const exercises = plural(locale, copy.exercises, reviews + fresh);
      const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long' }).format(now);
      return (
        <Panel
          sign={isFreeDay ? <Sunrise size={44} /> : formatNumber(locale, reviews + fresh)}
          title={isFreeDay ? copy.freeDay.title : fill(copy.due.title, { exercises })}
          href={localizedPath(locale, '/review')}
          action={isFreeDay ? copy.freeDay.start : copy.due.start}
        >
          {isFreeDay && <p>{fill(copy.freeDay.text, { day: weekday })}</p>}
          {isBack && <p>{copy.due.back}</p>}
          <p>
            {plural(locale, copy.minutes, minutes)}
            <span aria-hidden="true"> · </span>
            <span className="text-muted">{enumerated(locale, parts)}</span>
          </p>
        </Panel>
      );
    }
    case 'done':
      return (
        <Panel
          sign={<Check size={52} />}
          title={copy.done.title}
          {...wayOn(locale, copy, steps)}
          isCalm
        >
          <p>
            {plural(locale, copy.done.did, glance.exercises)}{' '}
            {glance.tomorrow > 0
              ? plural(locale, copy.done.tomorrow, glance.tomorrow)
              : copy.done.nothingTomorrow}
          </p>
        </Panel>
      );
    case 'nothing':
      return (
        <Panel
          sign={<Check size={52} />}
          title={copy.nothing.title}
          {...wayOn(locale, copy, steps)}
          isCalm
        >
          <p>
            {glance.next === undefined
              ? copy.nothing.none
              : fill(copy.nothing.next, { date: date(glance.next) })}
          </p>
        </Panel>
      );
  }
};

/** Where to go from here when nothing waits: the next step, or the contents. */
const wayOn = (locale: Locale, copy: TodayCopy, steps: readonly StepStanding[]) => {
  const next = nextStepOf(steps);
  return {
    href: localizedPath(locale, next?.group.address ?? '/contents'),
    action: next ? copy.goOn : copy.look,
  };
};

type PanelProps = {
  sign: ReactNode;
  title: string;
  children: ReactNode;
  href: string;
  action: string;
  /** Nothing waits: the way on is offered, not urged. */
  isCalm?: boolean;
};

const Panel = ({ sign, title, children, href, action, isCalm = false }: PanelProps) => (
  <section
    aria-labelledby="due-title"
    className={`grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-6 rounded-3xl p-6 sm:grid-cols-[auto_1fr_auto] sm:gap-x-8 sm:p-9 ${isCalm ? 'bg-jade-soft' : 'bg-gold-soft'}`}
  >
    <span aria-hidden="true" className="ink-ring">
      {sign}
    </span>
    <div>
      <h2 id="due-title" tabIndex={-1} className="text-section outline-none">
        {title}
      </h2>
      <div className="mt-1.5 grid gap-1 text-lg">{children}</div>
    </div>
    <a
      href={href}
      className={`col-span-2 button min-h-14 px-9 text-xl sm:col-span-1 ${isCalm ? 'button-quiet' : 'button-primary'}`}
    >
      {action}
      <ArrowRight size={22} aria-hidden="true" className="mirrored" />
    </a>
  </section>
);

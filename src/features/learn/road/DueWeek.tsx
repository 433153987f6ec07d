import type { LearningCard } from '#src/domain/learning/card.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Strictness } from '#src/domain/learning/forgetting.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import { formatNumber, plural } from '#src/i18n/messages.ts';
import { daysLater } from '#src/learning/day.ts';
import type { RoadCopy } from './copy.ts';
import { dueByDay } from './figures.ts';

type Props = {
  locale: Locale;
  copy: RoadCopy['due'];
  cards: ReadonlyMap<ItemId, LearningCard>;
  strictness: Strictness;
  now: Date;
};

const DAYS = 7;
/** The height of the highest bar, in pixels; a day with anything due has a bar that can be seen. */
const HEIGHT = 112;
const LEAST = 4;

/** How much falls due on each of the next days, what is overdue on the first. */
export const DueWeek = ({ locale, copy, cards, strictness, now }: Props) => {
  const days = Array.from({ length: DAYS }, (_, index) => daysLater(now, index));
  const counts = dueByDay(
    cards,
    days.map((day) => daysLater(day, 1).getTime()),
    strictness,
  );
  const total = counts.reduce((sum, count) => sum + count, 0);
  const highest = Math.max(1, ...counts);
  const { formats } = LOCALE_FACTS[locale];
  // Seven full names are wider than a phone; the table below has them.
  const weekday = new Intl.DateTimeFormat(formats, { weekday: 'narrow' });
  const full = new Intl.DateTimeFormat(formats, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    calendar: 'gregory',
  });
  return (
    <section aria-labelledby="road-due" className="card p-6">
      <h2 id="road-due" className="text-part">
        {copy.title}
      </h2>
      <p className="mt-2">{total === 0 ? copy.none : plural(locale, copy.total, total)}</p>
      <div className="road-bars mt-4" aria-hidden="true">
        {counts.map((count, index) => (
          <div key={index}>
            <span className="text-sm">{count > 0 && formatNumber(locale, count)}</span>
            <div
              className="road-bar"
              style={{
                blockSize: count === 0 ? 1 : Math.max(LEAST, (count / highest) * HEIGHT),
              }}
            />
            <span className="text-xs text-muted">
              {index === 0 ? copy.today : weekday.format(days[index])}
            </span>
          </div>
        ))}
      </div>
      <details className="mt-3">
        <summary className="folds min-h-11 w-fit link">{copy.asTable}</summary>
        <table className="mt-2 w-full">
          <thead>
            <tr>
              <th scope="col" className="text-start">
                {copy.day}
              </th>
              <th scope="col" className="text-start">
                {copy.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {counts.map((count, index) => (
              <tr key={index}>
                <td>{full.format(days[index])}</td>
                <td>{formatNumber(locale, count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
};

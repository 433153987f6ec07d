import { hourMoves } from '#src/domain/lessons/hour-moves.ts';
import { AHEAD_MS } from '#src/domain/lessons/lesson-time.ts';
import { isTimeZone, RIYADH } from '#src/domain/time-zones.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import { freeAhead, type Hours } from '../offered-hours.ts';
import { briefBeside, dayOn, isAlikeOn, timeOn } from '#src/i18n/moments.ts';
import { moveWords, type AvailabilityCopy } from './words.ts';

const TWO_WEEKS_MS = 14 * 86_400_000;

type Props = {
  locale: Locale<'teach'>;
  copy: AvailabilityCopy;
  hours: Hours;
  /** The starts of live requests and lessons. */
  taken: readonly number[];
  now: number;
};

/** The hours at which students could ask by these hours, on the tutor's clock and on Riyadh's. */
export const FreeHours = ({ locale, copy, hours, taken, now }: Props) => {
  const t = copy.preview;
  const { zone } = hours;
  const starts = freeAhead(hours, { now, taken }).filter((start) => start < now + TWO_WEEKS_MS);
  const moves = isTimeZone(zone)
    ? hourMoves({ of: zone, readIn: RIYADH }, { from: now, until: now + AHEAD_MS })
    : [];
  const [own, riyadh] = [
    { locale, zone },
    { locale, zone: RIYADH },
  ];
  const isElsewhere = starts.some((start) => !isAlikeOn(own, riyadh, start));
  return (
    <section className="card p-5 sm:p-6" aria-labelledby="preview-title">
      <h2 id="preview-title" className="text-part">
        {t.title}
      </h2>
      <p className="mt-1 text-muted">{t.about}</p>
      {isElsewhere && <p className="text-muted">{t.clocks}</p>}
      {moves.map((move) => (
        <p key={move.at} className="mt-3 rounded-xl bg-gold-soft px-4 py-3">
          {moveWords(locale, copy.clocks, zone, move)}
        </p>
      ))}
      <p className="mt-3 font-medium" aria-live="polite">
        {starts.length === 0 ? t.none : plural(locale, t.count, starts.length)}
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        {[...Map.groupBy(starts, (start) => dayOn(own, start))].map(([day, some]) => (
          <div key={day}>
            <h3 className="font-medium">{day}</h3>
            <ul className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2">
              {some.map((start) => (
                <li key={start} className="rounded-xl bg-sunken px-2 py-1 text-center">
                  <time dateTime={new Date(start).toISOString()} className="font-semibold">
                    {timeOn(own, start)}
                  </time>
                  {isElsewhere && (
                    <span className="block text-sm whitespace-nowrap text-muted">
                      {briefBeside(own, riyadh, start)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
};

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import type { RoadCopy } from './copy.ts';
import { nameOf, standingOf } from './station-words.ts';
import { StationList } from './StationList.tsx';
import { newestOf, type Station } from './stations.ts';

type Props = { locale: Locale; copy: RoadCopy; road: readonly Station[] };

/** How much of a piece fades into its neighbour. */
const FEATHER = 0.16;
/** How much of the window a press of a button moves on, in whole pieces: none of the names is cut. */
const STEP = 0.8;

/** What is painted, as a mask from right to left: black stands for colour. */
const paintedMask = (road: readonly Station[]): string => {
  const share = 100 / road.length;
  const stops = road.flatMap(({ finishedAt }, index) => {
    const colour = finishedAt === undefined ? 'transparent' : 'black';
    const from = (index + (index === 0 ? 0 : FEATHER)) * share;
    const to = (index + 1 - (index === road.length - 1 ? 0 : FEATHER)) * share;
    return [`${colour} ${from.toFixed(2)}%`, `${colour} ${to.toFixed(2)}%`];
  });
  return `linear-gradient(to left, ${stops.join(', ')})`;
};

/** The place of the scroll while nothing can be shown on it, as high as it: nothing below it moves. */
export const EmptyScroll = ({ children }: { children: React.ReactNode }) => (
  <div className="road">
    <div className="road-mount">
      <div className="road-window">
        <div className="road-empty">{children}</div>
      </div>
    </div>
  </div>
);

/** The hand scroll, which is looked at from right to left in every language. */
export const Scroll = ({ locale, copy, road }: Props) => {
  const window = useRef<HTMLDivElement>(null);
  const newest = newestOf(road);
  const painted = road.filter(({ finishedAt }) => finishedAt !== undefined).length;

  // It opens at what was finished last; later changes leave the reader where they are.
  const opensAt = useRef(newest);
  useLayoutEffect(() => {
    const shown = window.current;
    if (!shown || opensAt.current === undefined) return;
    const piece = shown.scrollWidth / road.length;
    const before = Math.round(opensAt.current + 0.5 - shown.clientWidth / 2 / piece);
    shown.scrollTo({ left: Math.min(0, -before * piece), behavior: 'instant' });
  }, [road.length]);

  useEffect(() => {
    const shown = window.current;
    const roll = (event: WheelEvent) => {
      if (!shown || event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      const before = shown.scrollLeft;
      shown.scrollLeft -= event.deltaY;
      // At its ends the wheel moves the page again.
      if (shown.scrollLeft !== before) event.preventDefault();
    };
    shown?.addEventListener('wheel', roll, { passive: false });
    return () => shown?.removeEventListener('wheel', roll);
  }, []);

  const move = (direction: -1 | 1) => {
    const shown = window.current;
    if (!shown) return;
    const piece = shown.scrollWidth / road.length;
    const pieces = Math.max(1, Math.round((shown.clientWidth / piece) * STEP));
    shown.scrollBy({ left: direction * pieces * piece });
  };

  return (
    <div className="road">
      <div className="road-mount">
        <div
          ref={window}
          className="road-window"
          dir="rtl"
          role="region"
          aria-label={copy.scroll}
          // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- what scrolls is reached by keys
          tabIndex={0}
        >
          <div className="road-scroll" style={{ '--pieces': road.length } as React.CSSProperties}>
            <div className="road-picture">
              <div className="road-ink" />
              <div className="road-ink road-colour" style={{ maskImage: paintedMask(road) }} />
            </div>
            <Stations locale={locale} copy={copy} road={road} newest={newest} />
          </div>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">
          {fill(copy.painted, {
            n: formatNumber(locale, painted),
            of: formatNumber(locale, road.length),
          })}
        </p>
        <Buttons copy={copy} onMove={move} />
      </div>
      <StationList locale={locale} copy={copy} road={road} />
    </div>
  );
};

type StationsProps = Props & { newest: number | undefined };

/** The seals and the names under the picture. For who hears the page the list below says the same. */
const Stations = ({ locale, copy, road, newest }: StationsProps) => (
  <ol className="road-stations" aria-hidden="true">
    {road.map((station, index) => (
      <li key={station.id} dir={directionOf(locale)}>
        <bdi
          lang="zh-Hans"
          className="road-seal"
          data-set={station.finishedAt !== undefined || undefined}
          data-newest={index === newest || undefined}
        >
          {station.hanzi}
        </bdi>
        <span className="road-name">{nameOf(station, copy, locale)}</span>
        {station.finishedAt === undefined && station.reached > 0 && (
          <span className="road-standing">{standingOf(station, copy, locale)}</span>
        )}
      </li>
    ))}
  </ol>
);

/** The scroll runs to the left in every language, and so do its buttons. */
const Buttons = ({ copy, onMove }: { copy: RoadCopy; onMove: (direction: -1 | 1) => void }) => (
  <div className="no-print flex gap-2" dir="ltr">
    <button
      type="button"
      className="button size-11 button-quiet p-0"
      aria-label={copy.on}
      onClick={() => onMove(-1)}
    >
      <ChevronLeft size={22} aria-hidden="true" />
    </button>
    <button
      type="button"
      className="button size-11 button-quiet p-0"
      aria-label={copy.back}
      onClick={() => onMove(1)}
    >
      <ChevronRight size={22} aria-hidden="true" />
    </button>
  </div>
);

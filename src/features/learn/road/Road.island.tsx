import './road.css';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { fetchNewestCatalogue, type NewestCatalogue } from '#src/learning/catalogue/catalogue.ts';
import {
  isFirstExchange,
  learner,
  openLearner,
  type Learner,
  type OpenLearner,
} from '#src/learning/learner.store.ts';
import { stepsOf } from '#src/learning/paths.ts';
import { planOf } from '#src/learning/plan.ts';
import { useLoaded, type Loading } from '#src/ui/use-loaded.ts';
import { useNow } from '#src/ui/use-now.ts';
import type { RoadCopy } from './copy.ts';
import { DueWeek } from './DueWeek.tsx';
import { Hardest } from './Hardest.tsx';
import { KnownNow } from './KnownNow.tsx';
import { OwnCourse, type CourseName } from './OwnCourse.tsx';
import { OwnData } from './OwnData.tsx';
import { PractisedDays } from './PractisedDays.tsx';
import { EmptyScroll, Scroll } from './Scroll.tsx';
import { stationsOf } from './stations.ts';

type Props = {
  locale: Locale;
  copy: RoadCopy;
  /** The course that the account knows of, for as long as the device was not asked. */
  path: CourseName | undefined;
  /** What stands between the road and its figures. */
  children: ReactNode;
};

/**
 * The signed-in learner's road: the scroll, which keeps its place while it is not known yet, and at
 * the end of the page, where they move nothing, what is known, due, practised and hard.
 */
export const Road = ({ locale, copy, path, children }: Props) => {
  const current = useStore(learner);
  const load = useCallback(() => fetchNewestCatalogue(locale), [locale]);
  const loading = useLoaded(load);
  useEffect(() => {
    void openLearner(locale);
  }, [locale]);
  const known =
    loading.at === 'ready' && isKnown(current) ? { current, ...loading.value } : undefined;

  return (
    <>
      <section className="mt-10" aria-labelledby="road-title">
        <h2 id="road-title" className="text-section">
          {copy.title}
        </h2>
        <p className="mt-1 mb-5 text-muted">{copy.intro}</p>
        {known ? (
          <KnownRoad locale={locale} copy={copy} {...known} />
        ) : (
          <>
            <OwnCourse {...{ locale, path }} steps={undefined} copy={copy.course} />
            <EmptyScroll>
              <Why {...{ current, loading, copy }} />
            </EmptyScroll>
          </>
        )}
      </section>
      {children}
      {known && <Figures locale={locale} copy={copy} {...known} />}
    </>
  );
};

type Known = { locale: Locale; copy: RoadCopy; current: OpenLearner } & NewestCatalogue;

const KnownRoad = ({ locale, copy, current: { cards, choices }, catalogue, hanzi }: Known) => {
  const { path, level } = planOf(choices, catalogue.paths);
  const steps = path ? stepsOf(path, catalogue, cards, level) : [];
  return (
    <>
      {/* The typeface of hanzi: a page that is made on demand does not know its address. */}
      <link rel="stylesheet" href={hanzi} precedence="default" />
      <OwnCourse {...{ locale, path, steps }} copy={copy.course} />
      <Scroll locale={locale} copy={copy} road={stationsOf(cards, catalogue)} />
    </>
  );
};

const Figures = ({ locale, copy, current, catalogue }: Known) => {
  const now = useNow();
  const { cards, choices, owner } = current;
  const { strictness } = planOf(choices, catalogue.paths);
  const hasBegun = [...cards.values()].some(({ seenAt }) => seenAt !== undefined);
  return (
    <div className="mt-10">
      <Notice current={current} copy={copy} />
      {!hasBegun && (
        <div className="mb-6 flex flex-col items-center gap-4 text-center">
          <p className="text-lg text-balance">{copy.empty}</p>
          <a className="button px-7 button-primary" href={localizedPath(locale, '/today')}>
            {copy.begin}
          </a>
        </div>
      )}
      <div className="road-figures">
        <KnownNow locale={locale} copy={copy.known} cards={cards} now={now} />
        <DueWeek {...{ locale, cards, strictness, now }} copy={copy.due} />
        <PractisedDays locale={locale} copy={copy.days} now={now} />
        <Hardest locale={locale} copy={copy.hardest} cards={cards} catalogue={catalogue} />
      </div>
      {owner !== 'guest' && <OwnData locale={locale} copy={copy.data} account={owner.account} />}
    </div>
  );
};

type Unknown = { current: Learner; loading: Loading<NewestCatalogue>; copy: RoadCopy };

/** Says why there is no road to be seen. */
const Why = ({ current, loading, copy }: Unknown) => {
  if (loading.at === 'failed') {
    return (
      <div role="alert">
        <p>{copy.failed}</p>
        <button type="button" className="mt-3 button button-quiet" onClick={loading.retry}>
          {copy.again}
        </button>
      </div>
    );
  }
  const isUnknown = current.at === 'open' && isUntold(current);
  return <p role="status">{isUnknown ? copy.unknown : copy.opening}</p>;
};

/** What is not known is no empty road. */
const isUntold = ({ sync, knowsAccount }: OpenLearner) => sync.at === 'waiting' && !knowsAccount;

const isKnown = (current: Learner): current is OpenLearner =>
  current.at === 'open' && !isFirstExchange(current) && !isUntold(current);

const noticeOf = (
  { sync, isLasting }: OpenLearner,
  isOnline: boolean,
  copy: RoadCopy,
): string | undefined => {
  const why = sync.at === 'waiting' ? sync.why : undefined;
  if (!isOnline || why === 'offline') return copy.offline;
  if (why === 'failed') return copy.unreached;
  return isLasting ? undefined : copy.notKept;
};

const Notice = ({ current, copy }: { current: OpenLearner; copy: RoadCopy }) => {
  const [isOnline, setIsOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const lose = () => setIsOnline(false);
    const regain = () => setIsOnline(true);
    addEventListener('online', regain);
    addEventListener('offline', lose);
    return () => {
      removeEventListener('online', regain);
      removeEventListener('offline', lose);
    };
  }, []);
  const text = noticeOf(current, isOnline, copy);
  return (
    <div role="status">
      {text && <p className="mb-4 rounded-xl bg-gold-soft px-4 py-3">{text}</p>}
    </div>
  );
};

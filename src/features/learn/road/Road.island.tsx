import './road.css';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import { fetchNewestCatalogue } from '#src/learning/catalogue/catalogue.ts';
import {
  isFirstExchange,
  learner,
  openLearner,
  type Learner,
  type OpenLearner,
} from '#src/learning/learner.store.ts';
import { stepsOf } from '#src/learning/paths.ts';
import { planOf } from '#src/learning/plan.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { RoadCopy } from './copy.ts';
import { DueWeek } from './DueWeek.tsx';
import { Hardest } from './Hardest.tsx';
import { KnownNow } from './KnownNow.tsx';
import { OwnCourse } from './OwnCourse.tsx';
import { OwnData } from './OwnData.tsx';
import { PractisedDays } from './PractisedDays.tsx';
import { Scroll } from './Scroll.tsx';
import { stationsOf } from './stations.ts';

type Props = { locale: Locale; copy: RoadCopy };

/** The signed-in learner's road: the scroll, and below it what is known, due, practised and hard. */
export const Road = ({ locale, copy }: Props) => {
  const current = useStore(learner);
  const load = useCallback(() => fetchNewestCatalogue(locale), [locale]);
  const loading = useLoaded(load);
  useEffect(() => {
    void openLearner(locale);
  }, [locale]);

  if (loading.at === 'failed') {
    return (
      <div role="alert" className="rounded-xl bg-gold-soft p-4">
        <p>{copy.failed}</p>
        <button type="button" className="mt-3 button button-quiet" onClick={loading.retry}>
          {copy.again}
        </button>
      </div>
    );
  }
  if (current.at === 'opening' || loading.at === 'loading' || isFirstExchange(current)) {
    return (
      <p role="status" className="road-opening">
        {copy.opening}
      </p>
    );
  }
  if (isUnknown(current)) {
    return (
      <p role="status" className="rounded-xl bg-gold-soft px-4 py-3">
        {copy.unknown}
      </p>
    );
  }
  const { cards, choices } = current;
  const { catalogue, hanzi } = loading.value;
  const { path, level, strictness } = planOf(choices, catalogue.paths);
  const steps = path ? stepsOf(path, catalogue, cards, level) : [];
  const road = stationsOf(cards, catalogue);
  const hasBegun = [...cards.values()].some(({ seenAt }) => seenAt !== undefined);
  return (
    <>
      {/* The typeface of hanzi: a page that is made on demand does not know its address. */}
      <link rel="stylesheet" href={hanzi} precedence="default" />
      <Notice current={current} copy={copy} />
      <OwnCourse {...{ locale, path, steps }} copy={copy.course} />
      <Scroll locale={locale} copy={copy} road={road} />
      {!hasBegun && (
        <div className="mt-6 flex flex-col items-center gap-4 text-center">
          <p className="text-lg text-balance">{copy.empty}</p>
          <a className="button px-7 button-primary" href={localizedPath(locale, '/today')}>
            {copy.begin}
          </a>
        </div>
      )}
      <div className="road-figures mt-10">
        <KnownNow locale={locale} copy={copy.known} cards={cards} />
        <DueWeek locale={locale} copy={copy.due} cards={cards} strictness={strictness} />
        <PractisedDays locale={locale} copy={copy.days} />
        <Hardest locale={locale} copy={copy.hardest} cards={cards} catalogue={catalogue} />
      </div>
      {current.owner !== 'guest' && (
        <OwnData locale={locale} copy={copy.data} account={current.owner.account} />
      )}
    </>
  );
};

/** What is not known is no empty road. */
const isUnknown = ({ sync, knowsAccount }: OpenLearner) => sync.at === 'waiting' && !knowsAccount;

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

const Notice = ({ current, copy }: { current: Learner; copy: RoadCopy }) => {
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
  if (current.at !== 'open') return null;
  const text = noticeOf(current, isOnline, copy);
  return (
    <div role="status">
      {text && <p className="mb-4 rounded-xl bg-gold-soft px-4 py-3">{text}</p>}
    </div>
  );
};

import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { Exercise } from '#src/domain/learning/day-plan.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fetchCatalogue } from '#src/learning/catalogue/catalogue.ts';
import { hearing } from '#src/learning/device/hearing.store.ts';
import { record } from '#src/learning/device/journal.ts';
import { keepMissed, readMissed } from '#src/learning/device/missed.ts';
import { dayOf, startOfDay } from '#src/learning/day.ts';
import { itemsOfAddress } from '#src/learning/review-address.ts';
import { choosePath } from '#src/learning/choose-path.ts';
import { learner, openLearner, type Learner } from '#src/learning/learner.store.ts';
import type { PathChoiceCopy } from '#src/learning/path-choice/copy.ts';
import { PathChoice } from '#src/learning/path-choice/PathChoice.tsx';
import type { PathOffer } from '#src/learning/path-choice/path-offer.ts';
import { planOf } from '#src/learning/plan.ts';
import type { PlanSettingsCopy } from '#src/learning/plan-settings/copy.ts';
import type { SyncCopy } from '#src/learning/sync-notice/copy.ts';
import type { StrokeWords } from '#src/ui/strokes/stroke-words.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { useNow } from '#src/ui/use-now.ts';
import type { ReviewCopy } from './copy.ts';
import { fetchLateParts, LateBelow } from './late-parts.ts';
import { Planned } from './session/Planned.tsx';
import { createReview } from './session/review.store.ts';
import { usePlanned } from './session/use-planned.ts';
import { useSettled } from './session/use-settled.ts';
import { Waiting } from './Waiting.tsx';

type Props = {
  locale: Locale;
  copy: ReviewCopy;
  pathCopy: PathChoiceCopy;
  planCopy: PlanSettingsCopy;
  strokeWords: StrokeWords;
  syncCopy: SyncCopy;
  /** Where the catalogue of what can be learnt is fetched. */
  catalogueAddress: string;
  /** What someone is offered who has never learnt anything. */
  paths: readonly PathOffer[];
};

const keepMissedHere = (missed: readonly Exercise[]) => {
  const me = learner.get();
  if (me.at === 'open') keepMissed(me.owner, startOfDay(new Date()), missed);
};

const isGuest = (me: Learner) => me.at === 'open' && me.owner === 'guest';

/** Nothing is known yet, or nothing has been learnt; an account has still to say what it knows. */
const mayBeNew = (me: Learner) =>
  me.at === 'opening' || (isGuest(me) && me.cards.size === 0 && me.choices.length === 0);

/** What is due today, one exercise after the other. */
export const Review = (props: Props) => {
  const { locale, copy, pathCopy, planCopy, syncCopy, catalogueAddress, paths } = props;
  const [store] = useState(() => createReview(record, keepMissedHere));
  const [chance] = useState(() => String(Math.random()));
  const review = useStore(store.$review);
  // Another island may have opened the device first, and React begins with what the page holds.
  const me = useStore(learner, { ssr: 'initial' });
  const loading = useLoaded(
    useCallback(() => fetchCatalogue(catalogueAddress), [catalogueAddress]),
  );
  const isSettled = useSettled(me);
  const sound = useStore(hearing);
  const day = startOfDay(useNow()).getTime();

  useEffect(() => {
    void openLearner(locale);
  }, [locale]);

  const catalogue = loading.at === 'ready' ? loading.value : undefined;
  const open = me.at === 'open' ? me : undefined;
  const ground =
    isSettled && catalogue && open
      ? {
          ...{ catalogue, cards: open.cards, choices: open.choices, day },
          load: JSON.stringify(open.choices),
          isOpen: sound === 'open',
          done: dayOf(open.cards, new Date(day)).done.exercises,
        }
      : undefined;
  usePlanned(ground, ({ catalogue, cards, choices }, change) => {
    if (change === 'silenced' && store.$review.get().at === 'sitting') return;
    // Its own answers change no plan; what another tab has done need not be asked here.
    if (change === 'done' && store.isTouched()) return;
    const plan = planOf(choices, catalogue.paths);
    const now = new Date();
    const missed = open ? readMissed(open.owner, startOfDay(now)) : [];
    const items = itemsOfAddress(location.search);
    store.plan({ cards, catalogue, plan, hearing: sound, items, missed }, now);
  });

  const isSitting = review.at === 'sitting';
  useEffect(() => {
    if (isSitting) fetchLateParts();
  }, [isSitting]);

  if (loading.at === 'failed') return <Waiting copy={copy} loading={loading} />;
  const situation =
    open && catalogue && review.at !== 'planning'
      ? {
          ...{ cards: open.cards, catalogue, hearing: sound },
          plan: planOf(open.choices, catalogue.paths),
        }
      : undefined;
  const isUnderWay =
    review.at === 'invited' || (review.at === 'sitting' && review.session.at !== 'ended');
  const offersPaths = situation
    ? !situation.plan.path && !isUnderWay && open?.knowsAccount
    : mayBeNew(me);
  const takePath = async (path: string) => {
    await openLearner(locale);
    // The account of whoever is signed in may know another one, and has not answered yet.
    if (situation || isGuest(learner.get())) await choosePath(path);
  };

  return (
    <>
      {situation ? (
        <Planned {...{ ...props, store, situation, review, chance }} />
      ) : (
        <div className={offersPaths ? 'hidden returning:block' : undefined}>
          <Waiting copy={copy} loading={{ at: 'loading' }} />
        </div>
      )}
      {offersPaths && (
        <div className={situation ? 'mt-6 first:mt-0' : 'returning:hidden'}>
          <PathChoice {...{ locale, paths }} copy={pathCopy} onChoose={takePath} />
        </div>
      )}
      <div className="review-below">
        {situation && open && (
          <LateBelow {...{ locale, copy, planCopy, syncCopy, situation }} learner={open} />
        )}
      </div>
    </>
  );
};

import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import type { Exercise } from '#src/domain/learning/day-plan.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fetchCatalogue } from '#src/learning/catalogue/catalogue.ts';
import { hearing } from '#src/learning/device/hearing.store.ts';
import { record } from '#src/learning/device/journal.ts';
import { keepMissed, readMissed } from '#src/learning/device/missed.ts';
import { startOfDay } from '#src/learning/day.ts';
import { itemsOfAddress } from '#src/learning/review-address.ts';
import { learner, openLearner } from '#src/learning/learner.store.ts';
import type { PathChoiceCopy } from '#src/learning/path-choice/copy.ts';
import { PathChoice } from '#src/learning/path-choice/PathChoice.tsx';
import { planOf } from '#src/learning/plan.ts';
import type { PlanSettingsCopy } from '#src/learning/plan-settings/copy.ts';
import type { SyncCopy } from '#src/learning/sync-notice/copy.ts';
import type { StrokeWords } from '#src/ui/strokes/stroke-words.ts';
import { useLoaded } from '#src/ui/use-loaded.ts';
import type { ReviewCopy } from './copy.ts';
import { fetchLateParts, LateBelow, LateNothingToAsk, LateSessionEnd } from './late-parts.ts';
import { Invitation } from './session/Invitation.tsx';
import { createReview } from './session/review.store.ts';
import { tallyOf } from './session/session.machine.ts';
import { Sitting } from './session/Sitting.tsx';
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
};

const keepMissedHere = (missed: readonly Exercise[]) => {
  const me = learner.get();
  if (me.at === 'open') keepMissed(me.owner, startOfDay(new Date()), missed);
};

/** What is due today, one exercise after the other. */
export const Review = (props: Props) => {
  const { locale, copy, pathCopy, planCopy, strokeWords, syncCopy, catalogueAddress } = props;
  const [store] = useState(() => createReview(record, keepMissedHere));
  const [chance] = useState(() => String(Math.random()));
  const review = useStore(store.$review);
  const isUnwritten = useStore(store.$isUnwritten);
  const me = useStore(learner);
  const loading = useLoaded(
    useCallback(() => fetchCatalogue(catalogueAddress), [catalogueAddress]),
  );
  const isSettled = useSettled(me);
  const sound = useStore(hearing);

  useEffect(() => {
    void openLearner(locale);
  }, [locale]);

  const catalogue = loading.at === 'ready' ? loading.value : undefined;
  const cards = me.at === 'open' ? me.cards : undefined;
  const choices = me.at === 'open' ? me.choices : undefined;
  const owner = me.at === 'open' ? me.owner : undefined;
  const ground =
    isSettled && catalogue && cards && choices
      ? { catalogue, cards, choices, load: JSON.stringify(choices), isOpen: sound === 'open' }
      : undefined;
  usePlanned(ground, ({ catalogue, cards, choices }, isSilencedAlone) => {
    if (isSilencedAlone && store.$review.get().at === 'sitting') return;
    const plan = planOf(choices, catalogue.paths);
    const now = new Date();
    const missed = owner ? readMissed(owner, startOfDay(now)) : [];
    const items = itemsOfAddress(location.search);
    store.plan({ cards, catalogue, plan, hearing: sound, items, missed }, now);
  });

  const isSitting = review.at === 'sitting';
  useEffect(() => {
    if (isSitting) fetchLateParts();
  }, [isSitting]);

  if (loading.at === 'failed') return <Waiting copy={copy} loading={loading} />;
  if (review.at === 'planning' || me.at === 'opening' || !catalogue) {
    return <Waiting copy={copy} loading={{ at: 'loading' }} />;
  }
  const situation = {
    cards: me.cards,
    catalogue,
    plan: planOf(me.choices, catalogue.paths),
    hearing: sound,
  };
  const hasPath = situation.plan.path !== undefined;
  const isUnderWay =
    review.at === 'invited' || (review.at === 'sitting' && review.session.at !== 'ended');
  return (
    <>
      {isUnwritten && (
        <p role="alert" className="mb-4 rounded-xl bg-red-soft px-4 py-3">
          {copy.notWritten}
        </p>
      )}
      {review.at === 'invited' && (
        <Invitation {...{ locale, copy }} {...review} onBegin={store.begin} />
      )}
      {review.at === 'nothing' && (hasPath || review.done > 0) && (
        <LateNothingToAsk {...{ locale, copy, situation }} done={review.done} />
      )}
      {review.at === 'sitting' &&
        (review.session.at === 'ended' ? (
          <LateSessionEnd
            {...{ locale, copy, situation }}
            tally={tallyOf(review.session)}
            onGoOn={() => store.goOn(situation, new Date())}
            onUndo={() => store.send({ type: 'undone' })}
          />
        ) : (
          <Sitting
            {...{ locale, copy, strokeWords, catalogue, chance }}
            session={review.session}
            send={store.send}
          />
        ))}
      {!hasPath && !isUnderWay && (
        <div className="mt-6 first:mt-0">
          <PathChoice locale={locale} copy={pathCopy} paths={catalogue.paths} />
        </div>
      )}
      <LateBelow {...{ locale, copy, planCopy, syncCopy, situation }} learner={me} />
    </>
  );
};

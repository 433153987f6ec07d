import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useRef } from 'react';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import { classes } from '#src/lib/html.ts';
import { fetchCatalogue, type Catalogue } from '#src/learning/catalogue/catalogue.ts';
import { hearing } from '#src/learning/device/hearing.store.ts';
import { choosePath } from '#src/learning/choose-path.ts';
import {
  isFirstExchange,
  learner,
  openLearner,
  type OpenLearner,
} from '#src/learning/learner.store.ts';
import { PathChoice } from '#src/learning/path-choice/PathChoice.tsx';
import { planOf } from '#src/learning/plan.ts';
import { stepsOf } from '#src/learning/paths.ts';
import { PlanSettings } from '#src/learning/plan-settings/PlanSettings.tsx';
import { SyncNotice } from '#src/learning/sync-notice/SyncNotice.tsx';
import { Opening } from '#src/ui/Opening.tsx';
import { useLoaded } from '#src/ui/use-loaded.ts';
import { useNow } from '#src/ui/use-now.ts';
import type { TodayCopy } from './copy.ts';
import { DiscoveryCard } from './DiscoveryCard.tsx';
import { DueCard } from './DueCard.tsx';
import { glanceAt } from './glance.ts';
import { NextStep } from './NextStep.tsx';
import { StepList } from './StepList.tsx';

type Props = { locale: Locale; copy: TodayCopy; catalogueAddress: string };

/** The learner's day, from what this device knows of them. */
export const Today = ({ locale, copy, catalogueAddress }: Props) => {
  const person = useStore(learner);
  const load = useCallback(() => fetchCatalogue(catalogueAddress), [catalogueAddress]);
  const catalogue = useLoaded(load);
  useEffect(() => {
    void openLearner(locale);
  }, [locale]);

  if (catalogue.at === 'failed') return <Failed copy={copy} onRetry={catalogue.retry} />;
  if (catalogue.at === 'loading' || person.at === 'opening' || isFirstExchange(person)) {
    return <Opening text={copy.opening} />;
  }
  return <Day locale={locale} copy={copy} catalogue={catalogue.value} person={person} />;
};

const Failed = ({ copy, onRetry }: { copy: TodayCopy; onRetry: () => void }) => (
  <div role="alert" className="card p-6 sm:p-9">
    <h2 className="text-section">{copy.failed.title}</h2>
    <p className="mt-2">{copy.failed.text}</p>
    <button type="button" className="mt-5 button px-7 button-primary" onClick={onRetry}>
      {copy.failed.retry}
    </button>
  </div>
);

type DayProps = {
  locale: Locale;
  copy: TodayCopy;
  catalogue: Catalogue;
  person: OpenLearner;
};

const Day = ({ locale, copy, catalogue, person }: DayProps) => {
  const now = useNow();
  const plan = planOf(person.choices, catalogue.paths);
  const { path } = plan;
  const hasChosen = useRef(false);
  // The button that chose is gone by now, and the focus would be lost with it.
  useEffect(() => {
    if (path && hasChosen.current) document.getElementById('due-title')?.focus();
  }, [path]);
  const choose = (id: string) => {
    hasChosen.current = true;
    return choosePath(id);
  };
  const steps = path ? stepsOf(path, catalogue, person.cards, plan.level) : [];
  const glance = glanceAt(person.cards, catalogue, plan, now, useStore(hearing));
  const date = new Intl.DateTimeFormat(LOCALE_FACTS[locale].formats, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const isNew = !path && glance.at === 'nothing' && person.cards.size === 0;
  return (
    <div className={classes('grid gap-6', !path && !person.knowsAccount && 'today-unknown')}>
      <p className="-mt-5 text-muted">{date.format(now)}</p>
      <SyncNotice locale={locale} copy={copy.sync} learner={person} />
      {!isNew && <DueCard locale={locale} copy={copy} glance={glance} now={now} steps={steps} />}
      {!path && person.knowsAccount && (
        <PathChoice {...{ locale, paths: catalogue.paths }} copy={copy.choice} onChoose={choose} />
      )}
      <div className={`grid gap-6 ${path ? 'lg:grid-cols-2' : 'today-alone'}`}>
        {path && (
          <NextStep
            locale={locale}
            copy={copy}
            path={path}
            steps={steps}
            catalogue={catalogue}
            cards={person.cards}
          />
        )}
        <DiscoveryCard
          locale={locale}
          copy={copy}
          catalogue={catalogue}
          cards={person.cards}
          now={now}
        />
      </div>
      {path && <StepList locale={locale} copy={copy} steps={steps} />}
      {path && (
        <details className="card px-5 py-3 sm:px-8">
          <summary className="folds min-h-11 text-lg font-medium">{copy.planTitle}</summary>
          <div className="mt-3 mb-4">
            <PlanSettings {...{ locale, plan }} copy={copy.plan} paths={catalogue.paths} />
          </div>
        </details>
      )}
    </div>
  );
};

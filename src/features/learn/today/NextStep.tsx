import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import type { LearningCard } from '#src/domain/learning/card.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { fill } from '#src/i18n/messages.ts';
import { localizedPath } from '#src/i18n/paths.ts';
import {
  itemsById,
  type Catalogue,
  type CataloguePath,
} from '#src/learning/catalogue/catalogue.ts';
import { nextStepOf, type StepStanding } from '#src/learning/paths.ts';
import { ChineseText } from '#src/ui/chinese/ChineseText.tsx';
import { HanziTile } from '#src/ui/chinese/HanziTile.tsx';
import type { TodayCopy } from './copy.ts';

type Props = {
  locale: Locale;
  copy: Pick<TodayCopy, 'step' | 'walked'>;
  path: CataloguePath;
  steps: readonly StepStanding[];
  catalogue: Catalogue;
  cards: ReadonlyMap<ItemId, LearningCard>;
};

/** The step of the path that comes next, with the first of it that was not met yet. */
export const NextStep = ({ locale, copy, path, steps, catalogue, cards }: Props) => {
  const titleId = useId();
  const next = nextStepOf(steps);
  if (!next) {
    return (
      <section aria-labelledby={titleId} className="card p-6 sm:p-8">
        <h2 id={titleId} className="text-section">
          {copy.walked.title}
        </h2>
        <p className="mt-2">{fill(copy.walked.text, { path: path.title })}</p>
      </section>
    );
  }
  const { step, group, met, state } = next;
  const unmet = group.items.find((item) => cards.get(item)?.seenAt === undefined);
  const shown = unmet && itemsById(catalogue).get(unmet);
  const progress = fill(copy.step.met, { met, total: group.items.length });
  return (
    <section aria-labelledby={titleId} className="flex flex-col card p-6 sm:p-8">
      <div className="flex items-start gap-5">
        {shown && <HanziTile hanzi={shown.hanzi} />}
        <div>
          <p className="text-sm text-muted">
            {copy.step.title}
            <span aria-hidden="true"> · </span>
            {fill(copy.step.path, { path: path.title })}
          </p>
          <h2 id={titleId} className="mt-1 text-section">
            {step.title}
          </h2>
        </div>
      </div>
      <p className="mt-4 text-lg">
        <ChineseText text={step.reason} />
      </p>
      <div className="mt-auto pt-5">
        <p className="text-sm text-muted">{progress}</p>
        <progress
          className="mt-1 progress-bar"
          max={group.items.length}
          value={met}
          aria-label={progress}
        />
        <a href={localizedPath(locale, group.address)} className="mt-4 button button-quiet px-6">
          {state === 'begun' ? copy.step.continue : copy.step.begin}
          <ArrowRight size={18} aria-hidden="true" className="mirrored" />
        </a>
      </div>
    </section>
  );
};

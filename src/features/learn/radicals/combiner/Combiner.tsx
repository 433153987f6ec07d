import { useStore } from '@nanostores/react';
import { Eraser, Shuffle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { tell } from '#src/learning/tell.ts';
import { ChineseText } from '#src/ui/chinese/ChineseText.tsx';
import stylesheet from './combiner.css?url';
import { announcement, foundText } from './announcement.ts';
import { hiddenWith, isFull, leftToFind, outcomeOf } from './combiner.machine.ts';
import { createCombiner } from './combiner.store.ts';
import type { CombinerData } from './combiner.types.ts';
import { DiscoveredShelf } from './DiscoveredShelf.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { RadicalButtons } from './RadicalButtons.tsx';
import { ResultCard } from './ResultCard.tsx';
import { Slots } from './Slots.tsx';

type Props = CombinerData & { locale: Locale };

/** Joins two or three parts into a character (RADICALS-2). */
export const Combiner = ({ locale, copy, keep, radicals, recipes }: Props) => {
  const [{ $view, send, restore }] = useState(() => createCombiner(recipes));
  const { combiner, notice, isKept } = useStore($view);
  const { slots, discovered } = combiner;
  const result = useRef<HTMLDivElement>(null);
  const score = { discovered: discovered.length, total: recipes.length };

  const left = leftToFind(recipes, combiner);
  const hidden = (part: string) => hiddenWith(recipes, combiner, part);

  useEffect(restore, [restore]);

  const made = notice?.says === 'made' && notice.isNew ? notice.recipe.item : undefined;
  useEffect(() => {
    if (made) tell({ item: made, what: 'seen' });
  }, [made]);

  // What the parts make may stand above a phone's screen. A smooth scroll would miss it where what is
  // laid out late (site.css) gets its height on the way.
  const filled = isFull(combiner) ? slots.join('') : '';
  useEffect(() => {
    if (filled) result.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [filled]);

  return (
    <div className="combiner">
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <div className="bench">
        <div className="making">
          <ModeSwitch
            copy={copy}
            size={slots.length}
            onChoose={(size) => send({ type: 'sizeChosen', size })}
          />
          <Slots
            {...{ locale, copy, radicals, slots }}
            onRemove={(place) => send({ type: 'removed', place })}
          />
          <ResultCard
            ref={result}
            {...{ locale, copy, keep }}
            outcome={outcomeOf(recipes, combiner)}
            parts={slots}
            isNew={notice?.says === 'made' && notice.isNew}
          />
        </div>
        <div className="choosing">
          <RadicalButtons
            {...{ locale, copy, radicals, hidden }}
            hint={foundText(copy, left) || copy.hint}
            isFull={isFull(combiner)}
            onPick={(radical) => send({ type: 'picked', radical })}
          />
          <div className="acts flex flex-wrap gap-3">
            <button
              type="button"
              className="button grow button-primary"
              onClick={() => send({ type: 'randomized', chance: Math.random() })}
            >
              <Shuffle size={18} className="mirrored" aria-hidden="true" />
              {copy.randomize}
            </button>
            <button
              type="button"
              className="button grow button-quiet"
              onClick={() => send({ type: 'cleared' })}
            >
              <Eraser size={18} aria-hidden="true" />
              {copy.clear}
            </button>
          </div>
        </div>
      </div>
      <DiscoveredShelf {...{ locale, copy, recipes, discovered, isKept }} />
      <p role="status" className="sr-only">
        <ChineseText text={announcement({ locale, copy, radicals }, notice, score, hidden, left)} />
      </p>
    </div>
  );
};

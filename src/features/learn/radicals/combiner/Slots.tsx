import { X } from 'lucide-react';
import { Fragment } from 'react';
import { directionOf, type Locale } from '#src/i18n/locales.ts';
import { fill, formatNumber } from '#src/i18n/messages.ts';
import { ChineseText } from '#src/ui/chinese/ChineseText.tsx';
import type { Combiner } from './combiner.machine.ts';
import type { CombinerCopy, GameRadical } from './combiner.types.ts';

type Props = {
  locale: Locale;
  copy: CombinerCopy;
  radicals: readonly GameRadical[];
  slots: Combiner['slots'];
  onRemove: (place: number) => void;
};

/** The slots, which run as the formula below them does; pressing a filled one empties it. */
export const Slots = ({ locale, copy, radicals, slots, onRemove }: Props) => (
  <div
    dir="ltr"
    role="group"
    aria-label={copy.slots}
    className="slots flex items-center justify-center gap-2"
  >
    {slots.map((slot, place) => {
      const n = formatNumber(locale, place + 1);
      const { pinyin = '', name = '' } = radicals.find(({ radical }) => radical === slot) ?? {};
      return (
        <Fragment key={place}>
          {place > 0 && (
            <span aria-hidden="true" className="text-2xl text-muted">
              +
            </span>
          )}
          {/* An empty slot stays a button, so that the focus stays when it has been emptied. */}
          <button
            type="button"
            dir={directionOf(locale)}
            className="slot rice-grid"
            aria-disabled={slot === undefined}
            onClick={() => onRemove(place)}
          >
            {slot === undefined ? (
              <span className="sr-only">{fill(copy.emptySlot, { n })}</span>
            ) : (
              <>
                <bdi key={slot} lang="zh-Hans" aria-hidden="true" className="arriving">
                  {slot}
                </bdi>
                <X size={16} aria-hidden="true" className="slot-remove text-muted" />
                <span className="sr-only">
                  <ChineseText text={fill(copy.filledSlot, { radical: slot, pinyin, name, n })} />
                </span>
              </>
            )}
          </button>
        </Fragment>
      );
    })}
  </div>
);

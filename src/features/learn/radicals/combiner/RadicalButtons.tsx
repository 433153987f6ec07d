import type { Locale } from '#src/i18n/locales.ts';
import { formatNumber } from '#src/i18n/messages.ts';
import { toFindText } from './announcement.ts';
import type { CombinerCopy, GameRadical } from './combiner.types.ts';

type Props = {
  locale: Locale;
  copy: CombinerCopy;
  radicals: readonly GameRadical[];
  /** How many characters with a part are still to be found. */
  hidden: (part: string) => number;
  /** What the numbers mean, or that nothing is left to find. */
  hint: string;
  isFull: boolean;
  onPick: (radical: string) => void;
};

/** The radicals to choose from, each with what can still be found with it (RADICALS-8). */
export const RadicalButtons = ({ locale, copy, radicals, hidden, hint, isFull, onPick }: Props) => (
  <div>
    <div role="group" aria-label={copy.radicals} className="radical-buttons">
      {radicals.map(({ radical, name, pinyin }) => {
        const count = hidden(radical);
        const hintId = `combiner-hint-${radical}`;
        return (
          <button
            key={radical}
            type="button"
            className="radical-button"
            // Not `disabled`: that would drop the keyboard's focus at the moment of the last pick.
            aria-disabled={isFull}
            aria-describedby={hintId}
            onClick={() => onPick(radical)}
          >
            <bdi lang="zh-Hans">{radical}</bdi>
            <span className="radical-name">{name}</span>
            <span className="pinyin text-muted" lang="zh-Latn">
              {pinyin}
            </span>
            {count > 0 && (
              <span aria-hidden="true" className="radical-hint">
                {formatNumber(locale, count)}
              </span>
            )}
            <span id={hintId} hidden>
              {toFindText({ locale, copy }, count)}
            </span>
          </button>
        );
      })}
    </div>
    <p aria-hidden="true" className="mt-2 text-sm text-muted">
      {hint}
    </p>
  </div>
);

import { Volume2 } from 'lucide-react';
import type { Ref } from 'react';
import type { Locale } from '#src/i18n/locales.ts';
import { fill, plural } from '#src/i18n/messages.ts';
import { Keep } from '#src/learning/keep/Keep.tsx';
import type { KeepWords } from '#src/learning/keep/keep-words.ts';
import { classes } from '#src/lib/html.ts';
import { ChineseText } from '#src/ui/chinese/ChineseText.tsx';
import type { Outcome } from './combiner.machine.ts';
import type { CombinerCopy, GameRecipe } from './combiner.types.ts';
import { Fusion } from './Fusion.tsx';

type Props = {
  ref: Ref<HTMLDivElement>;
  locale: Locale;
  copy: CombinerCopy;
  keep: KeepWords;
  outcome: Outcome<GameRecipe>;
  parts: readonly (string | undefined)[];
  isNew: boolean;
};

/** What the radicals make: a question mark until they make a character. */
export const ResultCard = ({ ref, locale, copy, keep, outcome, parts, isNew }: Props) => {
  const recipe = outcome.at === 'made' ? outcome.recipe : undefined;
  return (
    <div
      ref={ref}
      role="group"
      aria-label={copy.result}
      className={classes('result', recipe && 'result-made')}
    >
      <span className="rice-grid result-tile">
        {recipe ? (
          <Fusion key={recipe.result} parts={parts} result={recipe.result} />
        ) : (
          <span className="result-open">?</span>
        )}
        {isNew && <span className="new-badge">{copy.isNew}</span>}
      </span>
      {recipe ? (
        <>
          <div className="result-words">
            <p className="flex items-center gap-3">
              <span className="pinyin text-2xl" lang="zh-Latn">
                {recipe.pinyin}
              </span>
              <button
                type="button"
                className="button size-11 shrink-0 button-quiet p-0"
                data-speak={recipe.result}
                data-pinyin={recipe.pinyin}
                aria-label={fill(copy.listen, { character: recipe.result })}
              >
                <Volume2 size={22} aria-hidden="true" />
              </button>
            </p>
            <p className="text-lg leading-snug font-semibold">{recipe.meaning}</p>
            {/* A Chinese formula, so it runs as Chinese does. */}
            <bdi dir="ltr" className="whitespace-nowrap text-muted">
              {parts.map((part, place) => (
                <span key={place}>
                  {place > 0 && ' + '}
                  <span lang="zh-Hans">{part}</span>
                </span>
              ))}
              {' = '}
              <span lang="zh-Hans">{recipe.result}</span>
            </bdi>
          </div>
          <div className="result-keep">
            <Keep locale={locale} words={keep} item={recipe.item} hanzi={recipe.result} />
          </div>
          {recipe.note && (
            <p className="result-note text-sm">
              <ChineseText text={recipe.note} isHeard />
            </p>
          )}
        </>
      ) : (
        <p className="text-muted">
          {outcome.at === 'open' ? plural(locale, copy.missing, outcome.missing) : copy.unknown}
        </p>
      )}
    </div>
  );
};

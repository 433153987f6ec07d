import type { Locale } from '#src/i18n/locales.ts';
import { scoreText } from './announcement.ts';
import type { CombinerCopy, GameRecipe } from './combiner.types.ts';

type Props = {
  locale: Locale;
  copy: CombinerCopy;
  recipes: readonly GameRecipe[];
  discovered: readonly string[];
  isKept: boolean;
};

/** A place for every character; each fills when its character is discovered, and can be heard. */
export const DiscoveredShelf = ({ locale, copy, recipes, discovered, isKept }: Props) => {
  const found = recipes.filter(({ result }) => discovered.includes(result));
  const score = { discovered: found.length, total: recipes.length };
  return (
    <div role="group" aria-labelledby="combiner-shelf" className="shelf-area">
      {/* Never a wrapping row: the stored score comes late, and a shorter line would move the shelf. */}
      <div className="shelf-head">
        <h3 id="combiner-shelf" className="text-item">
          {copy.shelf}
        </h3>
        <p className="text-muted">{scoreText({ locale, copy }, score)}</p>
      </div>
      <ul className="shelf">
        {recipes.map(({ result, pinyin, meaning }) =>
          discovered.includes(result) ? (
            <li key={result}>
              <button
                type="button"
                className="shelf-place shelf-filled"
                data-speak={result}
                data-pinyin={pinyin}
              >
                <bdi lang="zh-Hans" className="text-2xl">
                  {result}
                </bdi>
                <span className="pinyin text-muted" lang="zh-Latn">
                  {pinyin}
                </span>
                <span className="sr-only">{meaning}</span>
              </button>
            </li>
          ) : (
            <li key={result} aria-hidden="true" className="shelf-place">
              ?
            </li>
          ),
        )}
      </ul>
      {!isKept && <p className="shelf-note text-sm text-muted">{copy.notKept}</p>}
    </div>
  );
};

import type { LearningCard } from '#src/domain/learning/card.ts';
import type { ItemId } from '#src/domain/learning/item.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { plural } from '#src/i18n/messages.ts';
import { itemsById, type Catalogue } from '#src/learning/catalogue/catalogue.ts';
import { reviewOf } from '#src/learning/review-address.ts';
import type { RoadCopy } from './copy.ts';
import { hardestOf } from './figures.ts';

type Props = {
  locale: Locale;
  copy: RoadCopy['hardest'];
  cards: ReadonlyMap<ItemId, LearningCard>;
  catalogue: Catalogue;
};

const MOST = 10;

/** The ten items that are hardest to keep, with the way to practise them. */
export const Hardest = ({ locale, copy, cards, catalogue }: Props) => {
  const known = itemsById(catalogue);
  // What was taken out of the content can be practised no more.
  const inContent = new Map([...cards].filter(([item]) => known.has(item)));
  const hard = hardestOf(inContent, MOST);
  return (
    <section aria-labelledby="road-hardest" className="card p-6">
      <h2 id="road-hardest" className="text-part">
        {copy.title}
      </h2>
      {hard.length === 0 ? (
        <p className="mt-2 text-muted">{copy.none}</p>
      ) : (
        <>
          <ol className="road-hardest mt-3">
            {hard.map(({ item, lapses }) => (
              <li
                key={item}
                className="flex items-baseline gap-4 border-t border-line py-2 large-letters:block"
              >
                <span className="min-w-0 flex-1">
                  <bdi lang="zh-Hans" className="text-xl">
                    {known.get(item)?.hanzi}
                  </bdi>{' '}
                  <span lang="zh-Latn" className="pinyin text-accent">
                    {known.get(item)?.pinyin}
                  </span>
                  <span className="block text-sm">{known.get(item)?.meaning}</span>
                </span>
                <span className="shrink-0 text-sm text-muted">
                  {lapses > 0 ? plural(locale, copy.lapses, lapses) : copy.holds}
                </span>
              </li>
            ))}
          </ol>
          <a
            className="mt-4 button button-primary"
            href={reviewOf(
              hard.map(({ item }) => item),
              locale,
            )}
          >
            {copy.practise}
          </a>
        </>
      )}
    </section>
  );
};
